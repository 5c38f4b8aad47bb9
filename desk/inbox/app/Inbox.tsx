import { Route, Switch } from 'wouter';
import type { Me } from '../../staff/api-types.ts';
import { useLive } from '../data/live.ts';
import { PATHS } from '../data/route.ts';
import { EnquiryScreen } from '../screens/enquiry/EnquiryScreen.tsx';
import { ListScreen } from '../screens/list/ListScreen.tsx';
import { Nowhere } from '../screens/Nowhere.tsx';
import { SettingsScreen } from '../screens/settings/SettingsScreen.tsx';
import { SourcesScreen } from '../screens/sources/SourcesScreen.tsx';
import { MeContext } from './company.ts';
import { Shell } from './Shell.tsx';

/** The inbox of somebody who is signed in: the frame, and the screen for the present address. */
export function Inbox({ me }: { me: Me }) {
  const isLive = useLive();
  return (
    <MeContext value={me}>
      <Shell isLive={isLive}>
        <Switch>
          <Route path={PATHS.list} component={ListScreen} />
          <Route path={PATHS.enquiry}>{({ id = '' }) => <EnquiryScreen key={id} id={id} />}</Route>
          <Route path={PATHS.sources} component={SourcesScreen} />
          <Route path={PATHS.settings} component={SettingsScreen} />
          <Route component={Nowhere} />
        </Switch>
      </Shell>
    </MeContext>
  );
}
