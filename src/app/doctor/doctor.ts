import { within } from '../../lib/waiting.ts';
import { ListenError } from '../../web/listen.ts';
import { mistakenNames, readConfig, withEnvFile, type Config } from '../config.ts';
import { ConfigError } from '../start-error.ts';
import { checkDiscord } from './discord.ts';
import { failed, fine, warning, type Looking, type DoctorWords, type Finding } from './finding.ts';
import { checkPage, findAnswering, type Answering } from './page.ts';
import { checkService } from './service.ts';
import { checkStore, type Here } from './store.ts';

/** Everything that `doctor` looks at. It changes nothing, and may be used while the bot runs. */

const longest = 30_000;

type Environment = Parameters<typeof readConfig>[0];

interface Consulting {
  readonly environment: Environment;
  /** Where further settings are; there need not be such a file. */
  readonly envFile?: string;
  readonly words: DoctorWords;
  readonly now: () => number;
}

/** What other programs take as a proxy. Neither Discord's gateway nor the service is reached through one. */
const proxyNames = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY'];

const unusedProxies = (environment: Environment, { settings }: DoctorWords): readonly Finding[] =>
  Object.keys(environment)
    .filter((name) => proxyNames.includes(name.toUpperCase()) && environment[name] !== '')
    .map((name) => warning('settings', 'proxy', settings.proxy(name)));

const settingsOf = (consulting: Consulting): { config?: Config; found: readonly Finding[] } => {
  const { envFile, words } = consulting;
  let mistaken: readonly Finding[] = [];
  try {
    const { environment, problems } =
      envFile === undefined
        ? { environment: consulting.environment, problems: [] }
        : withEnvFile(consulting.environment, envFile);
    mistaken = [
      ...mistakenNames(environment).map((mistake) =>
        warning('settings', 'unknown', words.settings.unknown(mistake)),
      ),
      ...unusedProxies(environment, words),
    ];
    const config = readConfig(environment, problems);
    return { config, found: mistaken.length > 0 ? mistaken : [fine('settings', 'ok', words.settings.ok)] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const problems = error.problems.map((problem) =>
      failed('settings', 'invalid', words.settings.invalid(problem)),
    );
    return { found: [...problems, ...mistaken] };
  }
};

/** One group must not keep the others waiting. */
const inTime = async (
  group: Finding['check'],
  words: DoctorWords,
  checks: Promise<readonly Finding[]>,
): Promise<readonly Finding[]> =>
  (await within(longest, checks)) ?? [failed(group, 'no_answer', words.noAnswer)];

const whoIsHere = ({ botRuns, standsBy }: Answering): Here => {
  if (standsBy) return 'stand_by';
  return botRuns ? 'bot' : 'nobody';
};

const checkSurroundings = async (looking: Looking): Promise<readonly Finding[]> => {
  const { words } = looking;
  const answering = await findAnswering(looking).catch((error: unknown) => {
    if (error instanceof ListenError) return error;
    throw error;
  });
  const isFound = !(answering instanceof ListenError);
  try {
    const groups = await Promise.all([
      inTime('token', words, checkDiscord(looking)),
      inTime('service', words, checkService(looking)),
      inTime('store', words, checkStore(looking, isFound ? whoIsHere(answering) : 'unknown')),
      inTime('page', words, checkPage(looking, answering)),
    ]);
    return groups.flat();
  } finally {
    if (isFound) await answering.close();
  }
};

export const consultDoctor = async (consulting: Consulting): Promise<readonly Finding[]> => {
  const { config, found } = settingsOf(consulting);
  const { words, now } = consulting;
  const further = config === undefined ? [] : await checkSurroundings({ config, words, now });
  // Started with an older version, nothing would have got this far.
  const node = fine('node', 'ok', words.node.ok(process.version));
  return [...found, node, ...further];
};
