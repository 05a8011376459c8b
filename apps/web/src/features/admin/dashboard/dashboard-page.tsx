import { Link } from "@tanstack/react-router";
import { Loading, QueryBoundary } from "../../../platform/query-boundary.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AdminPage } from "../shell/admin-page.tsx";
import { useDashboard } from "../shell/use-waiting.ts";
import { AttentionList } from "./attention.tsx";
import { HealthSection } from "./health-section.tsx";
import { NotificationList } from "./notification-list.tsx";
import { StatTiles, TILES } from "./stat-tiles.tsx";

export function DashboardPage() {
	const statistics = useDashboard();
	return (
		<AdminPage at="/admin">
			<QueryBoundary
				query={statistics}
				fallback={
					<Loading>
						<Skeleton className="h-26" />
						<Skeleton count={4} className="h-39" list={TILES} />
					</Loading>
				}
			>
				{(answer) => (
					<>
						<Section size="small" title="Needs attention">
							<AttentionList attention={answer.attention} />
						</Section>
						<HealthSection />
						<StatTiles statistics={answer} />
					</>
				)}
			</QueryBoundary>
			<Section size="small" title="Quick actions">
				<ul className="flex flex-wrap gap-2">
					{ACTIONS.map(({ label, to }) => (
						<li key={to}>
							<Link
								to={to}
								className="press inline-flex min-h-11 items-center rounded-md border-2 border-edge px-3.5 font-bold hover:border-ink"
							>
								{label}
							</Link>
						</li>
					))}
				</ul>
			</Section>
			<NotificationList />
		</AdminPage>
	);
}

const ACTIONS = [
	{ label: "Find a player", to: "/admin/users" },
	{ label: "Answer tickets", to: "/admin/support" },
	{ label: "Review reports", to: "/admin/support/reports" },
	{ label: "Reorder games", to: "/admin/games" },
	{ label: "Write an update", to: "/admin/settings/updates" },
	{ label: "Maintenance", to: "/admin/settings" },
] as const;
