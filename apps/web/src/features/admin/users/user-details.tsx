import { AUDIT_ACTIONS } from "@hilo/rules/admin/audit";
import { gameTitle } from "@hilo/rules/play/games";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { TimeSince } from "../../../platform/time-since.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { Section } from "../../../ui/section.tsx";
import { REASON_TEXT } from "../../moderation/reason-text.ts";
import { ChangeList } from "../audit/changes.tsx";
import { Day, dayText, hasEnd } from "../shell/dates.tsx";

type OneUser = Outputs["admin"]["user"];

export function UserDetails({ user }: { user: OneUser }) {
	return (
		<div className="gap-x-8 lg:columns-2 *:mb-6 *:break-inside-avoid">
			<Activity {...user} />
			<Records {...user} />
		</div>
	);
}

/** What the player did. */
function Activity({ sessions, lastActiveAt, scores, xp, runs, customGames }: OneUser) {
	return (
		<>
			<ListSection
				title="Sessions"
				aside={
					lastActiveAt && (
						<>
							Active <TimeSince iso={lastActiveAt} />
						</>
					)
				}
				items={sessions}
				empty="Not signed in anywhere."
			>
				{({ device, createdAt, lastSeenAt }) => (
					<Row key={`${device} ${createdAt}`} aside={<TimeSince iso={lastSeenAt} />}>
						{device}{" "}
						<span className="text-muted">
							since <Day iso={createdAt} />
						</span>
					</Row>
				)}
			</ListSection>
			<ListSection
				title="High scores"
				aside={`${xp.toLocaleString("en-US")} XP`}
				items={scores.filter(({ highScore }) => highScore > 0)}
				empty="No high scores yet."
			>
				{({ key, highScore, verified }) => (
					<Row key={key} aside={<Score score={highScore} />}>
						{gameTitle(key)} {!verified && <span className="text-muted">not refereed</span>}
					</Row>
				)}
			</ListSection>
			<ListSection title="Latest runs" items={runs} empty="No runs yet.">
				{({ id, game, score, startedAt }) => (
					<Row key={id} aside={<Score score={score} />}>
						{game}{" "}
						<span className="text-muted">
							<TimeSince iso={startedAt} />
						</span>
					</Row>
				)}
			</ListSection>
			<ListSection
				title="Custom games"
				aside={`${customGames.count} in total`}
				items={customGames.latest}
				empty="No custom games yet."
			>
				{({ id, name, privacy, playCount }) => (
					<Row key={id} aside={count(playCount, "play")}>
						<Link to="/custom-game/$id" params={{ id }} className="link">
							{name}
						</Link>{" "}
						<span className="text-muted">{privacy.replace("_", " ")}</span>
					</Row>
				)}
			</ListSection>
		</>
	);
}

/** What administrators deal with. */
function Records({ tickets, reportsAbout, reportsBy, audit }: OneUser) {
	return (
		<>
			<ListSection title="Tickets" items={tickets} empty="No tickets.">
				{({ id, subject, status, updatedAt }) => (
					<Row
						key={id}
						aside={
							<>
								{status.replace("-", " ")}, <TimeSince iso={updatedAt} />
							</>
						}
					>
						<Link to="/admin/support/$id" params={{ id }} className="link">
							{subject}
						</Link>
					</Row>
				)}
			</ListSection>
			<ListSection title="Reports about them" items={reportsAbout} empty="No reports.">
				{({ text, reporter, ...report }) => (
					<ReportRow key={report.id} report={report}>
						{text && (
							<span className="text-muted">
								{" "}
								“<bdi>{text}</bdi>”
							</span>
						)}
						{reporter && (
							<>
								{" by "}
								<Link to="/admin/users/$id" params={{ id: reporter.id }} className="link">
									{reporter.username}
								</Link>
							</>
						)}
					</ReportRow>
				)}
			</ListSection>
			<ListSection
				title="Reports by them"
				aside={reportsBy.sent > 0 && `${count(reportsBy.sent, "report")}, ${reportsBy.dismissed} dismissed`}
				items={reportsBy.latest}
				empty="No reports sent."
			>
				{(report) => <ReportRow key={report.id} report={report} />}
			</ListSection>
			<ListSection title="Audit log" items={audit} empty="Nothing on record.">
				{({ id, at, action, actor, before, after }) => (
					<li key={id} className="grid gap-1 border-b border-line py-2">
						<p>
							{AUDIT_ACTIONS[action]}
							<span className="text-muted">
								{" "}
								by <bdi>{actor.kind === "operator" ? "the operator" : actor.name}</bdi>,{" "}
								<TimeSince iso={at} />
							</span>
						</p>
						<ChangeList before={before} after={after} />
					</li>
				)}
			</ListSection>
		</>
	);
}

interface ListSectionProps<Item> {
	title: string;
	aside?: ReactNode;
	items: readonly Item[];
	/** The text without items. */
	empty: string;
	/** Returns a list item with a key. */
	children: (item: Item) => ReactNode;
}

function ListSection<Item>({ title, aside, items, empty, children }: ListSectionProps<Item>) {
	return (
		<Section size="small" title={title} aside={aside && <span className="text-muted">{aside}</span>}>
			{items.length === 0 ? <p className="text-muted">{empty}</p> : <ul>{items.map(children)}</ul>}
		</Section>
	);
}

interface ReportRowProps {
	report: Pick<OneUser["reportsAbout"][number], "kind" | "reason" | "decision" | "createdAt">;
	children?: ReactNode;
}

function ReportRow({ report: { kind, reason, decision, createdAt }, children }: ReportRowProps) {
	return (
		<Row
			aside={
				<>
					{decision ?? "waiting"}, <TimeSince iso={createdAt} />
				</>
			}
		>
			{REASON_TEXT[reason]} <span className="text-muted">({kind})</span>
			{children}
		</Row>
	);
}

function Score({ score }: { score: number }) {
	return <strong className="text-ink">{score.toLocaleString("en-US")}</strong>;
}

function Row({ children, aside }: { children: ReactNode; aside: ReactNode }) {
	return (
		<li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5">
			<span className="min-w-0 wrap-anywhere">{children}</span>
			<span className="text-muted tabular-nums">{aside}</span>
		</li>
	);
}

type Account = Pick<Outputs["admin"]["users"]["users"][number], "isAdmin" | "suspendedUntil" | "isLeaving">;

export function UserChips({ user }: { user: Account }) {
	const { isAdmin, suspendedUntil, isLeaving } = user;
	if (!isAdmin && !suspendedUntil && !isLeaving) return null;
	return (
		<span className="inline-flex flex-wrap gap-1.5 text-sm">
			{isAdmin && <Chip>Administrator</Chip>}
			{suspendedUntil && (
				<Chip className="text-wrong max-lg:whitespace-normal">
					{hasEnd(suspendedUntil) ? `Suspended until ${dayText(suspendedUntil)}` : "Suspended"}
				</Chip>
			)}
			{isLeaving && <Chip className="text-warn">Leaving</Chip>}
		</span>
	);
}
