import { ALL_TASKS_BONUS_XP, DAILY_TASK_XP, DAILY_TASKS } from "@hilo/rules/progression/daily-tasks";
import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import type { Me } from "../../platform/session.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Card, Panel } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tick } from "../../ui/meter.tsx";
import { RowSection } from "../../ui/section.tsx";
import { GameTile } from "../custom-games/card/game-card.tsx";
import { DailyCard } from "../daily/daily-card.tsx";
import { useToday } from "../daily/deck/today.ts";
import { YourTurn } from "../duels/your-turn.tsx";
import { TASK_TEXTS } from "../progression/daily-challenges.tsx";
import { LevelMeter } from "../progression/level-meter.tsx";
import { FirstStepsCard } from "./first-steps-card.tsx";
import { CustomGamesCard, GamesSection } from "./games-section.tsx";
import { KeepGoing } from "./keep-going.tsx";
import { RecentUpdates } from "./recent-updates.tsx";

interface PlayerHomeProps {
	me: Me;
	games: readonly VisibleGame[];
}

/** What a player can do now. On phones everything is in one column, in this order, but for duels that wait. */
export function PlayerHome({ me, games }: PlayerHomeProps) {
	const { data: home } = trpc.home.get.useQuery();
	return (
		<div className="wide grid grid-cols-1 gap-6 pt-4 md:gap-8 md:pt-8">
			<Greeting me={me} />
			{home?.firstSteps && <FirstStepsCard steps={home.firstSteps} />}
			<div className="grid grid-cols-1 content-start gap-6 md:gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] lg:grid-rows-[auto_1fr]">
				<DailyCard isNarrow />
				<div className="grid grid-cols-1 content-start gap-4 max-md:contents md:grid-cols-2 md:gap-5 lg:row-span-2 lg:grid-cols-1 lg:self-start lg:tall:sticky-below-bar">
					<YourTurn className="max-md:order-first" />
					<BeatAFriend friends={home?.friends ?? []} />
					{home?.lastGame && <KeepGoing last={home.lastGame} games={games} />}
					<TaskList done={me.dailyChallenges} />
				</div>
				<GamesSection games={games} className="max-lg:mt-3">
					<CustomGamesCard />
				</GamesSection>
			</div>
			{home && home.games.length > 0 && <PlayersGames games={home.games} />}
			<RecentUpdates />
		</div>
	);
}

/** The site's motto, and a line with the player's streak and level. */
function Greeting({ me }: { me: Me }) {
	const { data: today } = useToday();
	const days = today?.streak?.current ?? 0;
	return (
		<header className="grid gap-x-10 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-end">
			<div className="min-w-0">
				<h1 className="font-text text-sm font-bold text-muted">Create. Play. Compete.</h1>
				<p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 font-display text-3xl leading-tight font-extrabold md:text-5xl">
					<span className="min-w-0 wrap-anywhere">
						Hi <bdi>{me.username}</bdi>
					</span>
					{days > 0 && (
						<span className="inline-flex items-center gap-1.5 text-xl whitespace-nowrap md:text-2xl">
							<Icon name="flame" className="size-5 fill-current stroke-2 text-accent md:size-6" />
							{count(days, "day")}
							<span className="sr-only"> in a row</span>
						</span>
					)}
				</p>
			</div>
			<LevelMeter xp={me.xp} />
		</header>
	);
}

type Game = Outputs["home"]["get"]["games"][number];

function PlayersGames({ games }: { games: readonly Game[] }) {
	return (
		<RowSection
			title="Made by players"
			aside={
				<Link to="/custom-games" className="link py-1">
					Discover more
				</Link>
			}
		>
			{games.map((game) => (
				<GameTile key={game.id} game={game} />
			))}
		</RowSection>
	);
}

/** The three daily challenges in short. Their page counts down to the next ones. */
function TaskList({ done }: { done: Me["dailyChallenges"] }) {
	const areAllDone = DAILY_TASKS.every((task) => done[task]);
	return (
		<Card as="section" size="panel" aria-labelledby="tasks">
			<div className="flex items-baseline justify-between gap-4">
				<h2 id="tasks" className="text-2xl">
					Daily Challenges
				</h2>
				<Link to="/profile" className="link py-1 text-sm">
					Details
				</Link>
			</div>
			<ul className="mt-2">
				{DAILY_TASKS.map((task) => (
					<li key={task} className="flex min-h-12 items-center gap-3">
						<Tick isDone={done[task]} />
						<span className={`min-w-0 grow leading-tight ${done[task] ? "text-muted" : "font-bold"}`}>
							{TASK_TEXTS[task].name}
						</span>
						<span className="font-display font-extrabold whitespace-nowrap tabular-nums">
							+{DAILY_TASK_XP[task]} XP
						</span>
					</li>
				))}
			</ul>
			<p className="mt-1 text-sm text-muted">
				{areAllDone ? "All done for today." : `All three in one day: +${ALL_TASKS_BONUS_XP} XP`}
			</p>
		</Card>
	);
}

/** A challenge by link, or to one of the friends who were here last. */
function BeatAFriend({ friends }: Pick<Outputs["home"]["get"], "friends">) {
	return (
		<Panel title="Beat a friend" className="grid grid-cols-1 content-start gap-3">
			<p className="leading-snug text-muted">Ten rounds, the same cards for both. A link is enough.</p>
			{friends.length > 0 && (
				<ul className="-mx-1 flex gap-1">
					{friends.map(({ userId, username, avatarUrl }) => (
						<li key={userId} className="min-w-0 flex-1 basis-0 max-w-20">
							<Link
								to="/duel/new"
								search={{ to: userId }}
								aria-label={`Challenge ${username}`}
								className="press grid justify-items-center gap-1 rounded-md py-1.5 hover:bg-sunk"
							>
								<Avatar username={username} url={avatarUrl} className="grid size-12 text-xl" />
								<span className="w-full truncate text-center text-xs">{username}</span>
							</Link>
						</li>
					))}
				</ul>
			)}
			<LinkButton to="/duel/new" wide>
				Challenge
			</LinkButton>
		</Panel>
	);
}
