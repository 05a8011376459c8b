import { trpc } from "../../../platform/api/trpc.ts";
import { usePollInterval } from "../../../platform/live/connection.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { QueryBoundary } from "../shell/list-states.tsx";
import { Panel } from "../shell/panel.tsx";
import { AttentionList } from "./attention-list.tsx";
import { NotificationList } from "./notification-list.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { StatTiles, StatTilesWaiting } from "./stat-tiles.tsx";

const POLL_MS = 60_000;

export function DashboardPage() {
	const figures = trpc.admin.dashboard.useQuery(undefined, { refetchInterval: usePollInterval(POLL_MS) });
	return (
		<AdminPage section="dashboard">
			<QueryBoundary query={figures} waiting={<Waiting />}>
				{(answer) => (
					<>
						<Panel title="Needs attention">
							<AttentionList attention={answer.attention} />
						</Panel>
						<StatTiles figures={answer} />
					</>
				)}
			</QueryBoundary>
			<Panel title="Quick actions">
				<QuickActions />
			</Panel>
			<NotificationList />
		</AdminPage>
	);
}

function Waiting() {
	return (
		<>
			<span role="status" className="sr-only">
				Loading
			</span>
			<Skeleton className="h-36" />
			<StatTilesWaiting />
		</>
	);
}
