import ipaddr from 'ipaddr.js';

/**
 * What counts as one address. One person commands a whole IPv6 network of 64 bits, so its first four groups count;
 * an IPv4 address inside an IPv6 one counts as itself.
 */
export const addressGroup = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
};
