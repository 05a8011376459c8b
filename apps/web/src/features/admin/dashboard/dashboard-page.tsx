import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { Loading, QueryBoundary } from "../../../platform/query-boundary.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon, LineIcon } from "../../../ui/icon.tsx";
import { Section } from "../../../ui/section.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { sum } from "../analytics/statistics.ts";
import { AdminPage } from "../shell/admin-page.tsx";
import { type Address, useDashboard } from "../shell/sections.ts";
import { HealthSection } from "./health-section.tsx";
import { NotificationList } from "./notification-list.tsx";
import { SetupSection } from "./setup-section.tsx";

export function DashboardPage() {
	const statistics = useDashboard();
	return (
		<AdminPage at="/admin">
			<SetupSection />
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

type Attention = Outputs["admin"]["dashboard"]["attention"];

const WAITING = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-13.5V12l3 2";
const ROW = "flex min-h-12 items-center gap-3 rounded-md border-2 px-3.5 py-2 font-semibold";

/** People who wait for an administrator. */
function AttentionList({ attention }: { attention: Attention }) {
	const concerns = concernsOf(attention);
	if (concerns.length === 0)
		return (
			<p className={`${ROW} border-line text-muted`}>
				<Icon name="check" className="size-5 stroke-3 text-correct" />
				No report and no ticket is waiting.
			</p>
		);
	return (
		<ul className="grid gap-2 lg:grid-cols-2">
			{concerns.map(({ text, to }) => (
				<li key={to} className="grid">
					<Link to={to} className={`${ROW} press border-edge hover:border-ink`}>
						<LineIcon path={WAITING} className="size-5 stroke-[2.25] text-warn" />
						{text}
					</Link>
				</li>
			))}
		</ul>
	);
}

interface Concern {
	readonly text: string;
	/** The page that deals with it. */
	readonly to: Address;
}

export function concernsOf({ openReports, openTickets, unansweredTickets }: Attention): Concern[] {
	const concerns: Concern[] = [];
	if (openReports > 0)
		concerns.push({ text: `${count(openReports, "report")} to review`, to: "/admin/support/reports" });
	if (unansweredTickets > 0)
		concerns.push({
			text: `${count(unansweredTickets, "ticket")} waiting for an answer, ${openTickets.toLocaleString("en-US")} open in total`,
			to: "/admin/support",
		});
	return concerns;
}

const TILES = "grid gap-3 min-[24rem]:grid-cols-2 xl:grid-cols-4";

/** Four numbers, each with the last 14 days of what changes it. */
function StatTiles({ statistics }: { statistics: Outputs["admin"]["dashboard"] }) {
	const registrations = statistics.registrations.map((day) => day.count);
	const plays = statistics.plays.map((day) => day.count);
	const customPlays = statistics.customPlays.map((day) => day.count);
	return (
		<ul className={TILES}>
			<Tile
				label="Users"
				value={statistics.totalUsers}
				counts={totals(statistics.totalUsers, registrations)}
				note={`${sum(registrations).toLocaleString("en-US")} new in 14 days`}
			/>
			<Tile
				label="Active users"
				value={statistics.activeUsers}
				counts={plays}
				note={`${count(plays.at(-1) ?? 0, "play")} today`}
			/>
			<Tile
				label="New users today"
				value={statistics.newUsersToday}
				counts={registrations}
				note={`${(registrations.at(-2) ?? 0).toLocaleString("en-US")} yesterday`}
			/>
			<Tile
				label="Custom games"
				value={statistics.totalGames}
				counts={customPlays}
				note={`${count(sum(customPlays), "play")} in 14 days`}
			/>
		</ul>
	);
}

interface TileProps {
	label: string;
	value: number;
	counts: readonly number[];
	note: string;
}

function Tile({ label, value, counts, note }: TileProps) {
	return (
		<Card as="li" className="grid content-between gap-2">
			<div>
				<h3 className="font-text text-sm font-semibold text-muted">{label}</h3>
				<p className="font-display text-3xl leading-tight font-extrabold tabular-nums md:text-4xl">
					{value.toLocaleString("en-US")}
				</p>
			</div>
			<div className="grid gap-1.5">
				<Sparkline counts={counts} />
				<p className="text-sm text-muted">{note}</p>
			</div>
		</Card>
	);
}

/** Returns the totals at the end of each day, computed back from the present total. */
function totals(now: number, came: readonly number[]): number[] {
	return came.map((_, day) => now - sum(came.slice(day + 1)));
}

/** Bars of similar counts do not start at 0: this share of the range between them stays visible below the lowest. */
const LOWEST_SHARE = 0.25;

const WIDTH = 112;
const HEIGHT = 36;
const GAP = 2;

/** One bar per day, today's in ink. Decorative: the text beside it says what matters. */
function Sparkline({ counts }: { counts: readonly number[] }) {
	const [least, most] = [Math.min(...counts), Math.max(1, ...counts)];
	const ground = least > most / 2 ? Math.max(0, least - (most - least) * LOWEST_SHARE - 1) : 0;
	const step = WIDTH / counts.length;
	return (
		<svg
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className="h-10 w-full"
		>
			{counts.map((count, day) => {
				const height = Math.max(1.5, ((count - ground) / (most - ground)) * HEIGHT);
				return (
					<rect
						key={`${day - counts.length}`}
						x={day * step}
						y={HEIGHT - height}
						width={step - GAP}
						height={height}
						rx={1}
						className={day === counts.length - 1 ? "fill-ink" : "fill-edge"}
					/>
				);
			})}
		</svg>
	);
}
