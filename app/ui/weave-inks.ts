/** Ground and thread of each pair in the light theme, as in tokens.css, for files and pictures. */
export const INKS: readonly { ground: string; thread: string }[] = [
  { ground: '#dde2f0', thread: '#24336a' },
  { ground: '#f6dfcf', thread: '#9a3a18' },
  { ground: '#f5e4b7', thread: '#7a5000' },
  { ground: '#d3e6dc', thread: '#17594a' },
  { ground: '#eeddeb', thread: '#5a2450' },
  { ground: '#e6decf', thread: '#2b2621' },
  { ground: '#d0e5ec', thread: '#0f5a73' },
  { ground: '#f5dadf', thread: '#8f2643' },
];
