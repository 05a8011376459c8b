import { trpc } from "../../../../platform/api/trpc.ts";
import { Card } from "../../../../ui/card.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { QueryBoundary } from "../../shell/list-states.tsx";
import { LimitsPanel } from "./limits-panel.tsx";
import { MaintenancePanel } from "./maintenance-panel.tsx";
import { SwitchesPanel } from "./switches-panel.tsx";

export function SiteSettingsPage() {
	const settings = trpc.site.settings.useQuery();
	return (
		<AdminPage
			section="settings"
			at="/admin/settings"
			lead="Changes take effect within a second and are recorded in the audit log."
		>
			<QueryBoundary
				query={settings}
				waiting={<Skeleton count={3} className="h-80" list="grid items-start gap-5 xl:grid-cols-2" />}
			>
				{({ maintenance, analyticsEnabled, integrity, limits }) => (
					<div className="grid items-start gap-5 xl:grid-cols-2">
						<Card size="panel">
							<MaintenancePanel maintenance={maintenance} />
						</Card>
						<Card size="panel">
							<SwitchesPanel analyticsEnabled={analyticsEnabled} integrity={integrity} />
						</Card>
						<Card size="panel" className="xl:col-span-2">
							<LimitsPanel limits={limits} />
						</Card>
					</div>
				)}
			</QueryBoundary>
		</AdminPage>
	);
}
