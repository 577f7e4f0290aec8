import { times } from '../en/forms.ts';

/** What `doctor` finds, and what the operator should do about it. */

export interface Verdict {
  readonly says: string;
  /** Absent if there is nothing to do. */
  readonly todo?: string;
}

const verdict = (says: string, todo?: string): Verdict => (todo === undefined ? { says } : { says, todo });

const days = (count: number): string => times(count, 'day', 'days');

/** How many lines have each mark. */
interface Counted {
  readonly failed: number;
  readonly warnings: number;
  readonly skipped: number;
}

interface Certificate {
  readonly host: string;
  readonly left: number;
}

interface Refused {
  readonly host: string;
  readonly code: string;
  readonly issuer: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  readonly now: number;
}

const date = (at: number): string => (Number.isNaN(at) ? '?' : new Date(at).toISOString().slice(0, 10));

interface ServiceAddress {
  readonly setting: string;
  readonly host: string;
}

const certificate = {
  ok: ({ host, left }: Certificate) => verdict(`${host}: valid for another ${days(left)}.`),
  ends: ({ host, left }: Certificate) =>
    verdict(
      `${host}: expires in ${days(left)}.`,
      'Have it renewed, and find out why it was not renewed by itself.',
    ),
  refused: ({ host, code, issuer, from, until, now }: Refused) =>
    verdict(
      `${host}: the certificate is not accepted (${code}). ${issuer} issued it, from ${date(from)} to ${date(until)}; this machine says that today is ${date(now)}.`,
      now >= from && now <= until
        ? 'If your network or an authority of your own signs certificates, set NODE_EXTRA_CA_CERTS to the file of its certificate, in the environment (in .env it comes too late). Otherwise it has to be renewed.'
        : 'If today is another day, set the clock (timedatectl set-ntp true). Otherwise the certificate has to be renewed.',
    ),
};

export const doctorTexts = {
  /** What each check is about. */
  checks: {
    settings: 'settings',
    node: 'Node.js',
    token: 'Discord token',
    intent: 'Message Content',
    servers: 'servers',
    portal: 'portal',
    commands: 'commands',
    clock: 'clock',
    sign_in: 'service: sign-in',
    service: 'service: address',
    certificate: 'certificate',
    store: 'store',
    lock: 'store: in use',
    durability: 'store: durability',
    disk: 'disk',
    backup: 'backup',
    page: 'page',
    proxy: 'proxy',
  },
  todo: (text: string): string => `→ ${text}`,
  total: ({ failed, warnings, skipped }: Counted): string => {
    if (failed > 0) return `${failed} to fix, ${warnings} to think about.`;
    if (warnings > 0) return `Rounds works; ${warnings} to think about.`;
    return skipped > 0 ? `Nothing wrong was found; ${skipped} not looked at.` : 'All is well.';
  },
  notLooked: (why: string) => verdict(`not looked at: ${why}`),
  noAnswer: verdict(
    'no answer within half a minute.',
    'Check the network and the name server of this machine.',
  ),
  settings: {
    ok: verdict('all of them can be read.'),
    invalid: ({ name, text }: { readonly name: string; readonly text: string }) =>
      verdict(
        `${name} ${text}.`,
        'Correct it in .env or in the environment; .env.example describes each setting.',
      ),
    unknown: ({ name, meant }: { readonly name: string; readonly meant: string }) =>
      verdict(
        `There is no setting ${name}: did you mean ${meant}?`,
        'Rename or remove it. It has no effect.',
      ),
    proxy: (name: string) =>
      verdict(
        `${name} is set, but Rounds goes through no proxy: it reaches Discord and the service directly.`,
        'Remove it from the environment of the bot, and let this machine reach both directly.',
      ),
  },
  node: { ok: (version: string) => verdict(`${version}.`) },
  discord: {
    playground: 'no DISCORD_TOKEN is set, so a playground stands in for Discord.',
    noToken: 'this needs Discord to answer.',
    ok: (name: string) => verdict(`accepted; the bot is called ${name}.`),
    refused: verdict(
      'Discord does not accept DISCORD_TOKEN.',
      'Copy the token again: Developer Portal, your application, Bot, Reset Token. It is neither the public key nor the client secret.',
    ),
    limited: verdict(
      'Discord takes no more requests for now (status 429).',
      'Stop the bot and wait an hour. If this happens again, look for something else that uses the token or this machine’s address.',
    ),
    notLet: (code: number) =>
      verdict(
        `Discord refuses something that the bot needs to start (${code}).`,
        'Check in the Developer Portal that the bot may connect; if DISCORD_GUILD_ID is set, the bot has to be in that server.',
      ),
    unreachable: verdict(
      'Discord cannot be reached.',
      'Check the network, a firewall that blocks outgoing https, and DISCORD_API_URL if it is set.',
    ),
  },
  intent: {
    ok: verdict('the bot may read messages.'),
    missing: verdict(
      'it is off, so the bot reads only messages that mention it.',
      'Developer Portal, your application, Bot, Privileged Gateway Intents: switch on Message Content Intent, and restart the bot.',
    ),
  },
  portal: {
    ok: verdict('no switch stands in the way.'),
    interactions_endpoint: verdict(
      'an Interactions Endpoint URL is set: commands are sent there, and none reaches the bot.',
      'Developer Portal, your application, General Information: empty Interactions Endpoint URL, and save.',
    ),
    code_grant: verdict(
      'Requires OAuth2 Code Grant is on: Discord refuses the invite link.',
      'Developer Portal, your application, Bot: switch off Requires OAuth2 Code Grant.',
    ),
    user_install: verdict(
      'it can be installed for users only: no server can have the bot.',
      'Developer Portal, your application, Installation: switch on Guild Install.',
    ),
  },
  servers: {
    ok: (count: number) => verdict(`${count}, with every permission that the bot needs.`),
    none: (invite: string) => verdict('the bot is in no server.', `Invite it: ${invite}`),
    missing: ({
      server,
      permissions,
    }: {
      readonly server: string;
      readonly permissions: readonly string[];
    }) =>
      verdict(
        `in “${server}” the bot lacks ${permissions.map((name) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')).join(', ')}.`,
        'Server Settings, Roles, the bot’s role: allow it. Or invite the bot again with the link of its start line.',
      ),
    unknown: (server: string) => verdict(`Discord does not say what the bot may do in “${server}”.`),
    notThere: ({ id, invite }: { readonly id: string; readonly invite: string }) =>
      verdict(
        `the bot is not in the server that DISCORD_GUILD_ID names (${id}), or may not add commands there.`,
        `Invite it, or correct the setting: ${invite}`,
      ),
    notAllowed: (server: string) =>
      verdict(
        `the bot is in “${server}”, which ALLOWED_GUILDS leaves out: there it only says so.`,
        'Add the server’s id to ALLOWED_GUILDS, or remove the bot from that server.',
      ),
  },
  commands: {
    ok: verdict('registered.'),
    missing: verdict('not registered.', 'Start the bot: it registers them.'),
    twice: (where: string) =>
      verdict(
        `registered ${where}, too, so that members see each of them twice.`,
        'Start the bot: it removes those that it has registered elsewhere. If they stay, remove the bot from that server and invite it again.',
      ),
    everywhere: 'in every server',
    inServer: (name: string): string => `in “${name}”`,
    notThere: 'the bot has no access to that server.',
  },
  clock: {
    ok: verdict('agrees with Discord’s.'),
    off: (seconds: number) =>
      verdict(
        `${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} Discord’s.`,
        'Switch on time synchronization (timedatectl set-ntp true).',
      ),
  },
  service: {
    sandbox: 'no service is set, so a sandbox stands in for it.',
    ok: (host: string) => verdict(`${host} answers.`),
    credentials_ok: (host: string) => verdict(`${host} accepts the application.`),
    credentials: verdict(
      'the service does not accept the application’s credentials.',
      'Check SERVICE_CLIENT_ID and SERVICE_CLIENT_SECRET with the service’s operator.',
    ),
    grant: verdict(
      'the service knows the application, but does not let it use the password grant.',
      'Ask the service’s operator to enable the password grant (“Resource owner password-based”) for it; id and secret are right.',
    ),
    unreachable: ({ setting, host }: ServiceAddress) =>
      verdict(
        `${host} does not answer.`,
        `Check ${setting}, the network, and with the service’s operator whether it is up.`,
      ),
    blocked: ({ setting, host }: ServiceAddress, status: number) =>
      verdict(
        `${host} answers with status ${status}, but not as the service does.`,
        `Something before it may turn this bot away (a firewall, a proxy, a list of allowed hosts): check ${setting}, and ask the service’s operator.`,
      ),
    certificate: 'its certificate is not accepted (doctor says why on the line “certificate”).',
    redirect: ({ setting, host }: ServiceAddress) =>
      verdict(`${host} sends requests to another address.`, `Put the final address into ${setting}.`),
    odd: {
      sign_in: ({ setting, host }: ServiceAddress) =>
        verdict(
          `${host} answers in a way that a token endpoint does not.`,
          `Check ${setting}: without /o/token/, with every other part of the path.`,
        ),
      service: ({ setting, host }: ServiceAddress) =>
        verdict(
          `${host} answers, but does not refuse a made-up token as the service would.`,
          `Check ${setting}: without /external/v1/, with every other part of the path.`,
        ),
    },
    fails: (host: string) =>
      verdict(`${host} answers with an error of its own.`, 'Ask the service’s operator whether it is up.'),
    busy: (host: string) =>
      verdict(`${host} is too busy to say.`, 'Try again later, or ask the service’s operator.'),
  },
  certificate,
  openToOthers: (path: string, todo: string) =>
    verdict(`other users of this machine may read ${path}.`, todo),
  store: {
    temporary: 'the store is a temporary one.',
    ok: (path: string) => verdict(`${path} can be read, every record of it.`),
    missing: (path: string) => verdict(`${path} is not there yet; the first start creates it.`),
    unreadable: (count: number) =>
      verdict(
        `${times(count, 'record', 'records')} cannot be read; nothing is deleted.`,
        'If ENCRYPTION_KEYS was changed, add the old key behind the new one. Otherwise, the log of the last start names their kind.',
      ),
    notWritable: (place: string) =>
      verdict(
        `${place} cannot be written to by the user who runs this.`,
        'Run doctor as the user that the bot runs as (sudo -u rounds …); if it still says so, give that user the folder of the store and all that is in it.',
      ),
    cannot_open: (why: string) =>
      verdict(why, 'Check that the folder exists and belongs to the user that the bot runs as.'),
    certificate: (why: string) =>
      verdict(
        why,
        'Providers offer the certificate of their authority for download; docs/postgresql.md shows where its path goes. The user that the bot runs as has to be able to read it.',
      ),
    wrong_key: (why: string) =>
      verdict(why, 'Set the ENCRYPTION_KEYS that the store was made with, or restore its key file.'),
    newer_version: (why: string) =>
      verdict(why, 'Install that version again, or restore the backup that belongs to this one.'),
    halfMoved: (why: string) => verdict(why, 'Repeat it: node dist/main.js move FROM TO'),
    noDatabase: (why: string) =>
      verdict(
        why,
        'Check STORE_URL, that this machine reaches the database, and that its user may create tables in it.',
      ),
    broken: (why: string) =>
      verdict(why, 'Stop the bot and restore a backup: node dist/main.js restore FILE'),
  },
  lock: {
    free: verdict('no; no bot is running on it.'),
    bot: verdict('yes, by the running bot.'),
    standsBy: verdict('yes, by another bot; the one here stands by.'),
    unknown:
      'it is in use; whether by this bot cannot be told until the problem on the line “page” is solved.',
    stranger: verdict(
      'yes, but no bot answers at HTTP_HOST and HTTP_PORT.',
      'Another process has the store open, or the bot that runs has other settings. End it before you start another one.',
    ),
  },
  durability: {
    ok: verdict('the server keeps what it acknowledges.'),
    unsafe: (settings: readonly string[]) =>
      verdict(
        `the server runs with ${settings.join(' and ')} off, so a power cut can destroy the store.`,
        'Switch that on in postgresql.conf.',
      ),
    strangers: (names: readonly string[]) =>
      verdict(
        `the tables have triggers or rules that Rounds did not make (${names.join(', ')}): they may undo what is deleted.`,
        'Find out what they are for. If they keep what is deleted, tell your members, or remove them.',
      ),
    asynchronous: (followers: number) =>
      verdict(
        `${followers === 1 ? 'a server follows' : `${followers} servers follow`} this one, and no write waits for that.`,
        'Set synchronous_standby_names. Otherwise a failover loses the last writes, and questions may be asked or answered twice.',
      ),
  },
  disk: {
    ok: (megabytes: number) => verdict(`${megabytes} MB free.`),
    low: (megabytes: number) =>
      verdict(`only ${megabytes} MB free.`, 'Make room soon, on the file system of the store.'),
    full: (megabytes: number) =>
      verdict(
        `full: ${megabytes} MB free.`,
        'Make room on the file system of the store. Without it nothing can be asked.',
      ),
  },
  backup: {
    ok: (age: number) => verdict(age === 0 ? 'made today.' : `made ${days(age)} ago.`),
    database: 'backups of PostgreSQL are made with its own means.',
    never: verdict('never made.', 'node dist/main.js backup FILE; the guide has a timer for it.'),
    old: (age: number) => verdict(`the last one is ${days(age)} old.`, 'Find out why there is no newer one.'),
  },
  page: {
    ok: (url: string) => verdict(`${url} leads to this bot.`),
    other: (url: string) => verdict(`${url} leads to the bot that this one stands by for.`),
    standsBy: (url: string) =>
      verdict(
        `${url} leads to a bot that only stands by.`,
        'Have the proxy ask whichever machine answers /ready with 200.',
      ),
    local: 'PUBLIC_URL is not set, and the page is for this machine.',
    anyPort: 'HTTP_PORT is 0, so the port is not known before the start.',
    noOne: verdict(
      'PUBLIC_URL is not set, so no member can open the page to link an account.',
      'Set PUBLIC_URL to the https address at which members reach this bot.',
    ),
    notSecure: verdict(
      'PUBLIC_URL is plain http: passwords cross the network in the clear.',
      'Put https in front of it.',
    ),
    unreachable: ({ url, code }: { readonly url: string; readonly code: string }) =>
      verdict(
        `${url} does not answer (${code}).`,
        'Check the name, the proxy and the firewall. Some networks do not let a machine reach itself by its public name: then try from elsewhere.',
      ),
    elsewhere: ({ url, status }: { readonly url: string; readonly status: number }) =>
      verdict(
        `${url} leads to something else (status ${status}).`,
        'Check PUBLIC_URL, and where the proxy sends it: to HTTP_HOST and HTTP_PORT.',
      ),
    taken: (why: string) =>
      verdict(
        why,
        'Only then can the bot start. If it is the bot itself that listens there, it hangs: end it and start it again.',
      ),
  },
  proxy: {
    ok: verdict('tells the bot who asks.'),
    none: verdict('there is none.'),
    hidden: verdict(
      'does not tell the bot who asks: all sign-ins would share one limit.',
      'Have the proxy set X-Forwarded-For; the guide shows how.',
    ),
    untrusted: verdict(
      'tells who asks, but is not in HTTP_TRUSTED_PROXIES: all sign-ins share one limit.',
      'Add the address from which it connects to HTTP_TRUSTED_PROXIES.',
    ),
  },
} as const;
