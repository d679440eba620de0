/** A value of a template, with a sample for everything that only exists after the deployment. */
export function resolved(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const [[name, argument] = []] = Object.entries(value);
  if (name !== 'Fn::Join') return 'sample.example';
  const [separator, parts] = argument as [string, unknown[]];
  return parts.map(resolved).join(separator);
}
