import {
  Activity, BadgeCheck, Banknote, Blocks, BriefcaseBusiness, Building2, CalendarDays, ChartColumn, Check, Clock,
  Cloud, Code, Coins, Download, FileText, Gauge, Globe, Handshake, Key, Layers, Leaf, Lock, type LucideIcon, Mail,
  MapPin, MessageCircle, Network, Percent, Phone, Play, Plug, Receipt, Scale, Search, Server, Shield, Split, Sun,
  Target, Users, Vault, Wallet, Zap,
} from 'lucide-react';
import type { IconName } from '../../schemas/icon.ts';

/** Complete over the closed list of the schema: a name without a drawing does not compile. */
const ICONS: Record<IconName, LucideIcon> = {
  activity: Activity,
  badge: BadgeCheck,
  banknote: Banknote,
  blocks: Blocks,
  briefcase: BriefcaseBusiness,
  building: Building2,
  calendar: CalendarDays,
  chart: ChartColumn,
  check: Check,
  clock: Clock,
  cloud: Cloud,
  code: Code,
  coins: Coins,
  document: FileText,
  download: Download,
  gauge: Gauge,
  globe: Globe,
  handshake: Handshake,
  key: Key,
  layers: Layers,
  leaf: Leaf,
  lock: Lock,
  mail: Mail,
  map: MapPin,
  message: MessageCircle,
  network: Network,
  percent: Percent,
  phone: Phone,
  play: Play,
  plug: Plug,
  receipt: Receipt,
  scale: Scale,
  search: Search,
  server: Server,
  shield: Shield,
  split: Split,
  sun: Sun,
  target: Target,
  users: Users,
  vault: Vault,
  wallet: Wallet,
  zap: Zap,
};

export interface IconProps {
  name: IconName;
  /** Edge length in pixels. */
  size?: number | undefined;
}

/** A line icon from Lucide; decoration only, so it is hidden from screen readers. */
export function Icon({ name, size = 24 }: IconProps) {
  const Drawing = ICONS[name];
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
