/** What a store's URL says. */

/** The path in `sqlite://<path>`; undefined for another kind of store. */
export const filePath = (url: string): string | undefined => /^sqlite:\/\/(.+)/.exec(url)?.[1];

/** Database, host and port, without user and password. */
export const databaseName = (url: string): string => {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname === '' ? (searchParams.get('host') ?? 'localhost') : hostname;
  return `${decodeURIComponent(pathname.slice(1))} at ${host}:${port === '' ? 5432 : port}`;
};

/** A store as the operator knows it, without what is secret in its URL. */
export const storeName = (url: string): string => filePath(url) ?? databaseName(url);
