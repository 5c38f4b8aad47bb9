import type { Me } from '../../staff/api-types.ts';
import { useLive } from '../data/live.ts';
import { useRoute } from '../data/route.ts';
import { EnquiryScreen } from '../screens/enquiry/EnquiryScreen.tsx';
import { ListScreen } from '../screens/list/ListScreen.tsx';
import { Nowhere } from '../screens/Nowhere.tsx';
import { SettingsScreen } from '../screens/settings/SettingsScreen.tsx';
import { MeContext } from './company.ts';
import { Shell } from './Shell.tsx';

/** The inbox of somebody who is signed in: the frame, and the screen for the present address. */
export function Inbox({ me }: { me: Me }) {
  const isLive = useLive();
  const route = useRoute();
  return (
    <MeContext value={me}>
      <Shell isLive={isLive} screen={route.screen}>
        {route.screen === 'list' && <ListScreen query={route.query} />}
        {route.screen === 'enquiry' && <EnquiryScreen key={route.id} id={route.id} />}
        {route.screen === 'settings' && <SettingsScreen part={route.part} />}
        {route.screen === 'nowhere' && <Nowhere />}
      </Shell>
    </MeContext>
  );
}
