import { z } from 'astro/zod';

/** The closed list of icon names; `ui/Icon` must draw every one of them, or it does not compile. */
export const icon = z
  .enum([
    'activity', 'badge', 'banknote', 'blocks', 'briefcase', 'building', 'calendar', 'chart', 'check',
    'clock', 'cloud', 'code', 'coins', 'document', 'download', 'gauge', 'globe', 'handshake', 'key',
    'layers', 'leaf', 'lock', 'mail', 'map', 'message', 'network', 'percent', 'phone', 'play',
    'plug', 'receipt', 'scale', 'search', 'server', 'shield', 'split', 'sun', 'target', 'users', 'vault',
    'wallet', 'zap',
  ])
  .describe('Name of an icon');

export type IconName = z.infer<typeof icon>;
