/**
 * Loaded into the measured process before its program, which knows nothing of it: reports what the process uses over
 * the channel to the parent. Needs --expose-gc for `memory`.
 */
interface Asked {
  readonly probe: 'memory' | 'cpu' | 'hour';
}

const isAsked = (message: unknown): message is Asked =>
  typeof message === 'object' &&
  message !== null &&
  'probe' in message &&
  (message.probe === 'memory' || message.probe === 'cpu' || message.probe === 'hour');

/** What the program does every hour; it can be told that one has passed. */
const hourly: (() => void)[] = [];
const { setInterval } = globalThis;
globalThis.setInterval = Object.assign((...given: Parameters<typeof setInterval>) => {
  const [task, every] = given;
  if (every === 60 * 60_000) hourly.push(task);
  return setInterval(...given);
}, setInterval);

process.on('message', (message: unknown) => {
  if (!isAsked(message)) return;
  if (message.probe === 'memory') {
    // Twice, because what a finalizer releases is freed only by the next collection.
    globalThis.gc?.();
    globalThis.gc?.();
    const { heapUsed, rss, external } = process.memoryUsage();
    // In kilobytes, whatever the platform.
    const peak = process.resourceUsage().maxRSS * 1024;
    process.send?.({ heapUsed, rss, external, peak });
  } else if (message.probe === 'hour') {
    process.send?.({ tasks: hourly.length });
    for (const task of hourly) task();
  } else {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1_000 });
  }
});
// Nobody is left to measure it, or to end it.
process.once('disconnect', () => process.exit(1));
// The channel must not keep the process alive after its own end.
process.channel?.unref();

// discord.js keeps to Discord's 50 requests a second by itself; when that is not being measured, it must not.
if (process.env['BENCH_REQUESTS'] === 'unlimited') {
  const { DefaultRestOptions } = await import('discord.js');
  Object.assign(DefaultRestOptions, { globalRequestsPerSecond: Number.POSITIVE_INFINITY });
}
