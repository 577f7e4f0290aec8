import { within } from '../../lib/waiting.ts';
import { ListenError } from '../../web/listen.ts';
import { mistakenNames, readConfig, type Config } from '../config.ts';
import { ConfigError, type Problem } from '../start-error.ts';
import { checkDiscord } from './discord.ts';
import { failed, fine, warning, words, type Finding, type Looking } from './finding.ts';
import { checkPage, findAnswering, type Answering } from './page.ts';
import { checkService } from './service.ts';
import { checkStore, openToOthers, type Here } from './store.ts';

/** Everything that `doctor` looks at. It changes nothing, and may be used while the bot runs. */

const longest = 30_000;

interface Consulting extends Pick<Looking, 'now'> {
  readonly environment: Parameters<typeof readConfig>[0];
  /** What is wrong with the file that it was filled from. */
  readonly problems?: readonly Problem[];
  /** That file. */
  readonly envFile?: string;
}

/** What other programs take as a proxy. Neither Discord's gateway nor the service is reached through one. */
const proxyNames = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY'];

const unusedProxies = (environment: Consulting['environment']): readonly Finding[] =>
  Object.keys(environment)
    .filter((name) => proxyNames.includes(name.toUpperCase()) && environment[name] !== '')
    .map((name) => warning('settings', 'proxy', words.settings.proxy(name)));

const settingsOf = ({
  environment,
  problems,
}: Consulting): { config?: Config; found: readonly Finding[] } => {
  const { settings: texts } = words;
  const mistaken = [
    ...mistakenNames(environment).map((mistake) => warning('settings', 'unknown', texts.unknown(mistake))),
    ...unusedProxies(environment),
  ];
  try {
    const config = readConfig(environment, problems);
    return { config, found: mistaken.length > 0 ? mistaken : [fine('settings', 'ok', texts.ok)] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const invalid = error.problems.map((problem) => failed('settings', 'invalid', texts.invalid(problem)));
    return { found: [...invalid, ...mistaken] };
  }
};

/** One group must not keep the others waiting. */
const inTime = async (
  group: Finding['check'],
  checks: Promise<readonly Finding[]>,
): Promise<readonly Finding[]> =>
  (await within(longest, checks)) ?? [failed(group, 'no_answer', words.noAnswer)];

const whoIsHere = ({ botRuns, standsBy }: Answering): Here => {
  if (standsBy) return 'stand_by';
  return botRuns ? 'bot' : 'nobody';
};

const checkSurroundings = async (looking: Looking): Promise<readonly Finding[]> => {
  const answering = await findAnswering(looking).catch((error: unknown) => {
    if (error instanceof ListenError) return error;
    throw error;
  });
  const isFound = !(answering instanceof ListenError);
  try {
    const groups = await Promise.all([
      inTime('token', checkDiscord(looking)),
      inTime('service', checkService(looking)),
      inTime('store', checkStore(looking, isFound ? whoIsHere(answering) : 'unknown')),
      inTime('page', checkPage(looking, answering)),
    ]);
    return groups.flat();
  } finally {
    if (isFound) await answering.close();
  }
};

export const consultDoctor = async (consulting: Consulting): Promise<readonly Finding[]> => {
  const { config, found } = settingsOf(consulting);
  const { now, envFile } = consulting;
  // A group may be meant to read it, and goes on reading it.
  const open =
    envFile === undefined
      ? []
      : await openToOthers({ check: 'settings', path: envFile, others: 0o007, todo: `chmod o= ${envFile}` });
  const further = config === undefined ? [] : await checkSurroundings({ config, now });
  // Started with an older version, nothing would have got this far.
  const node = fine('node', 'ok', words.node.ok(process.version));
  return [...found, ...open, node, ...further];
};
