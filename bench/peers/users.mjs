const first = ['Amara', 'Jonas', 'Mei', 'Tomás', 'Ingrid', 'Kofi', 'Priya', 'Luca', 'Nadia', 'Oskar'];
const last = ['Okafor', 'Lindqvist', 'Tanaka', 'Ribeiro', 'Haugen', 'Mensah', 'Sharma', 'Bianchi', 'Haddad', 'Novak'];
const day = 86_400_000;

/** Users like the seed's, for a peer's list. */
export function peerUsers(count) {
  return Array.from({ length: count }, (_, index) => {
    const name = first[index % first.length];
    const lastName = last[Math.floor(index / first.length) % last.length];
    return {
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      name: `${name} ${lastName}`,
      email: `${name}.${lastName}.${index}@edgeworks.example`.toLowerCase(),
      role: index % 3 === 0 ? 'Administrator' : 'Read only',
      createdAt: new Date(Date.UTC(2026, 0, 1) - index * day).toISOString(),
      lastLoginAt: index % 7 === 0 ? null : new Date(Date.UTC(2026, 5, 1) - index * day).toISOString(),
      status: index % 5 === 0 ? 'Disabled' : 'Active',
    };
  });
}
