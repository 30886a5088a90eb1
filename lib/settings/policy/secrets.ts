/** Names under which people keep secrets: `token`, `apiKey`, `client_secret`, `api_access_token`. */
const SECRET = /(token|secret|passw(or)?d|credentials?|api_?key|^key)$/i;

/**
 * Returns the paths of all values whose name says that they are secret, as `token` or `connectors[0].key`.
 * Content scripts can read a policy in Firefox, and files are passed on: neither may hold one by accident.
 */
export function secretPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => secretPaths(entry, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = path ? `${path}.${name}` : name;
    return SECRET.test(name) ? [at] : secretPaths(inner, at);
  });
}
