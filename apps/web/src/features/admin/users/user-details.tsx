import { GAME_LABELS } from "@hilo/rules/play/games";
import { Link } from "@tanstack/react-router";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { AuditList } from "../audit/audit-list.tsx";
import { Line, Nothing } from "../shell/lines.tsx";
import { Day, Moment } from "../shell/moment.tsx";
import { Panel } from "../shell/panel.tsx";
import { count } from "../shell/words.ts";
import { ReportsAbout, ReportsBy } from "./user-reports.tsx";

type OneUser = Outputs["admin"]["user"];

export function UserDetails({ user }: { user: OneUser }) {
	return (
		<div className="gap-x-8 lg:columns-2 *:mb-6 *:break-inside-avoid">
			<Sessions user={user} />
			<Scores user={user} />
			<Runs user={user} />
			<CustomGames user={user} />
			<Tickets user={user} />
			<ReportsAbout user={user} />
			<ReportsBy user={user} />
			<Panel title="Audit log">
				{user.audit.length === 0 ? <Nothing>Nothing on record.</Nothing> : <AuditList entries={user.audit} />}
			</Panel>
		</div>
	);
}

function Sessions({ user: { sessions, lastActiveAt } }: { user: OneUser }) {
	return (
		<Panel
			title="Sessions"
			aside={
				lastActiveAt && (
					<span className="text-muted">
						Active <Moment iso={lastActiveAt} />
					</span>
				)
			}
		>
			{sessions.length === 0 ? (
				<Nothing>Not signed in anywhere.</Nothing>
			) : (
				<ul>
					{sessions.map((session) => (
						<Line key={`${session.device} ${session.createdAt}`} aside={<Moment iso={session.lastSeenAt} />}>
							{session.device || "Unknown device"}{" "}
							<span className="text-muted">
								since <Day iso={session.createdAt} />
							</span>
						</Line>
					))}
				</ul>
			)}
		</Panel>
	);
}

function Scores({ user: { scores, xp } }: { user: OneUser }) {
	const shown = scores.filter(({ highScore }) => highScore > 0);
	return (
		<Panel title="High scores" aside={<span className="text-muted">{xp.toLocaleString("en-US")} XP</span>}>
			{shown.length === 0 ? (
				<Nothing>No high scores yet.</Nothing>
			) : (
				<ul>
					{shown.map(({ key, highScore, verified }) => (
						<Line key={key} aside={verified ? "refereed" : "not refereed"}>
							{GAME_LABELS[key]}{" "}
							<strong className="ml-1 tabular-nums">{highScore.toLocaleString("en-US")}</strong>
						</Line>
					))}
				</ul>
			)}
		</Panel>
	);
}

function Runs({ user: { runs } }: { user: OneUser }) {
	return (
		<Panel title="Latest runs">
			{runs.length === 0 ? (
				<Nothing>No runs yet.</Nothing>
			) : (
				<ul>
					{runs.map((run) => (
						<Line key={run.id} aside={<Moment iso={run.startedAt} />}>
							{run.game} <strong className="ml-1 tabular-nums">{run.score}</strong>
						</Line>
					))}
				</ul>
			)}
		</Panel>
	);
}

function CustomGames({ user: { customGames } }: { user: OneUser }) {
	return (
		<Panel title="Custom games" aside={<span className="text-muted">{customGames.count} in total</span>}>
			{customGames.latest.length === 0 ? (
				<Nothing>No custom games yet.</Nothing>
			) : (
				<ul>
					{customGames.latest.map((game) => (
						<Line key={game.id} aside={count(game.playCount, "play")}>
							<Link to="/custom-game/$id" params={{ id: game.id }} className="link">
								{game.name}
							</Link>{" "}
							<span className="text-muted">{game.privacy.replace("_", " ")}</span>
						</Line>
					))}
				</ul>
			)}
		</Panel>
	);
}

function Tickets({ user: { tickets } }: { user: OneUser }) {
	return (
		<Panel title="Tickets">
			{tickets.length === 0 ? (
				<Nothing>No tickets.</Nothing>
			) : (
				<ul>
					{tickets.map(({ id, subject, status, updatedAt }) => (
						<Line
							key={id}
							aside={
								<>
									{status.replace("-", " ")}, <Moment iso={updatedAt} />
								</>
							}
						>
							<Link to="/admin/support/$id" params={{ id }} className="link">
								{subject}
							</Link>
						</Line>
					))}
				</ul>
			)}
		</Panel>
	);
}
