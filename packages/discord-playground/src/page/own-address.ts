/** Addresses that may be shown as pictures: this playground's own, because nothing is fetched from the internet. */
export const isOwn = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { protocol, port, hostname } = new URL(url);
  const loopback = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  return protocol === 'http:' && loopback && port === location.port;
};

/** The address below this page's own host name: `localhost` and `127.0.0.1` are two origins. */
export const ownPath = (url: string): string => {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

/** Links that may be followed: anything else is shown as text. */
export const isWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The channel or thread that a link of Discord's leads to: it is here, not at discord.com. */
export const placeInUrl = (url: string): string | undefined =>
  /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)/.exec(url)?.[1];
