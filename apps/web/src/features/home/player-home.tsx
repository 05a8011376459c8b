import { ALL_TASKS_BONUS_XP, DAILY_TASK_XP, DAILY_TASKS } from "@hilo/rules/progression/daily-tasks";
import { Link } from "@tanstack/react-router";
import { type Outputs, trpc } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import type { Me } from "../../platform/session.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tick } from "../../ui/meter.tsx";
import { RowSection } from "../../ui/section.tsx";
import { GameTile } from "../custom-games/card/game-card.tsx";
import { DailyCard } from "../daily/daily-card.tsx";
import { useToday } from "../daily/deck/today.ts";
import { YourTurn } from "../duels/your-turn.tsx";
import { PractiseLine } from "../practice/practise-line.tsx";
import { isOnline, type Presence, PresenceDot, STATUS_WORDS } from "../presence/presence-mark.tsx";
import { useStatuses } from "../presence/use-statuses.ts";
import { TASK_TEXTS } from "../progression/daily-challenges.tsx";
import { LevelChip } from "../progression/level-meter.tsx";
import { GamesSection } from "./games-section.tsx";
import { KeepGoing } from "./keep-going.tsx";
import { NextStep } from "./next-step.tsx";
import { RecentUpdates } from "./recent-updates.tsx";

interface PlayerHomeProps {
	me: Me;
	games: readonly VisibleGame[];
}

/**
 * What a player can do now, most pressing first, in the document's order. On wide screens the duels and the cards below
 * them are a column of their own, beside the deck and the games: what is left of the height goes to the second row.
 */
export function PlayerHome({ me, games }: PlayerHomeProps) {
	const { data: home } = trpc.home.get.useQuery();
	return (
		<div className="wide grid grid-cols-1 gap-2.5 pt-2 md:gap-6 md:pt-6 low:md:gap-3.5 low:md:pt-3">
			<Greeting me={me} />
			<PractiseLine className="-mt-1.5 md:-mt-4 low:md:-mt-3" />
			<div className="grid grid-cols-1 content-start gap-2.5 md:gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(19rem,1fr)] lg:grid-rows-[auto_1fr_auto] lg:gap-x-6 lg:gap-y-0">
				<div className="flex flex-col gap-2.5 md:gap-5 lg:row-span-2">
					<DailyCard isNarrow className="grow" />
					{home?.firstSteps && <NextStep steps={home.firstSteps} />}
				</div>
				<YourTurn className="max-md:p-3.5 lg:col-start-2 lg:row-start-1 lg:mb-5" />
				<GamesSection games={games} className="lg:row-start-3 lg:mt-6" />
				<div className="grid grid-cols-1 content-start gap-2.5 md:grid-cols-2 md:gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:grid-cols-1 lg:self-start lg:tall:sticky-below-bar">
					<BeatAFriend friends={home?.friends ?? []} />
					<TaskList done={me.dailyChallenges} />
					{home?.lastGame && <KeepGoing last={home.lastGame} games={games} />}
					<CustomGamesCard />
				</div>
			</div>
			{home && home.games.length > 0 && <PlayersGames games={home.games} />}
			<RecentUpdates />
		</div>
	);
}

/** The site's motto, and a line with the player's name, streak and level. */
function Greeting({ me }: { me: Me }) {
	const { data: today } = useToday();
	const days = today?.streak?.current ?? 0;
	return (
		<header>
			<h1 className="font-text text-xs font-bold text-muted md:text-sm low:md:sr-only">
				Create. Play. Compete.
			</h1>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 font-display font-extrabold">
				<p className="min-w-0 text-2xl leading-tight wrap-anywhere md:text-5xl low:md:text-3xl">
					Hi <bdi>{me.username}</bdi>
				</p>
				<div className="flex items-start gap-3 leading-none md:gap-5 low:md:items-center">
					{days > 0 && (
						<span className="inline-flex items-center gap-1 text-lg whitespace-nowrap md:text-2xl">
							<Icon name="flame" className="size-5 fill-current stroke-2 text-accent md:size-6" />
							{count(days, "day")}
							<span className="sr-only"> in a row</span>
						</span>
					)}
					<LevelChip xp={me.xp} />
				</div>
			</div>
		</header>
	);
}

type Game = Outputs["home"]["get"]["games"][number];

function PlayersGames({ games }: { games: readonly Game[] }) {
	return (
		<RowSection
			title="Made by players"
			size="medium"
			aside={
				<Link to="/custom-games" className="link py-1 max-md:text-sm">
					Discover more
				</Link>
			}
		>
			{games.map((game) => (
				<GameTile key={game.id} game={game} isSmall />
			))}
		</RowSection>
	);
}

/** The three daily challenges in short. Their page counts down to the next ones. */
function TaskList({ done }: { done: Me["dailyChallenges"] }) {
	const areAllDone = DAILY_TASKS.every((task) => done[task]);
	return (
		<Card as="section" size="panel" aria-labelledby="tasks" className="max-md:p-3.5">
			<div className="flex items-baseline justify-between gap-4">
				<h2 id="tasks" className="text-xl md:text-2xl">
					Daily Challenges
				</h2>
				<Link to="/profile" className="link py-1 text-sm">
					Details
				</Link>
			</div>
			<ul className="md:mt-2">
				{DAILY_TASKS.map((task) => (
					<li key={task} className="flex min-h-7.5 items-center gap-3 md:min-h-12">
						<Tick isDone={done[task]} className="size-6 md:size-8" />
						<span className={`min-w-0 grow leading-tight ${done[task] ? "text-muted" : "font-bold"}`}>
							{TASK_TEXTS[task].name}
						</span>
						<span className="font-display font-extrabold whitespace-nowrap tabular-nums">
							+{DAILY_TASK_XP[task]} XP
						</span>
					</li>
				))}
			</ul>
			<p className="mt-1 text-sm text-muted max-md:sr-only">
				{areAllDone ? "All done for today." : `All three in one day: +${ALL_TASKS_BONUS_XP} XP`}
			</p>
		</Card>
	);
}

function CustomGamesCard() {
	return (
		<Card
			as="section"
			aria-labelledby="custom"
			className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 max-md:p-3.5"
		>
			<div className="grow basis-40">
				<h2 id="custom" className="text-base leading-tight md:text-xl">
					Custom Games
				</h2>
				<p className="mt-0.5 text-sm leading-snug text-muted">
					Anything with a number can be a duel. Make your own, and challenge your friends.
				</p>
			</div>
			<LinkButton to="/custom-games" search={{ create: true }} kind="quiet" small>
				CREATE GAME
			</LinkButton>
		</Card>
	);
}

type Friends = Outputs["home"]["get"]["friends"];

/** A challenge by link, or to one of the friends who are here or were last. */
function BeatAFriend({ friends }: { friends: Friends }) {
	const statuses = useStatuses(friends.map(({ userId }) => userId));
	return (
		<Card
			as="section"
			size="panel"
			aria-labelledby="beat"
			className="grid grid-cols-1 content-start gap-2 max-md:p-3.5 md:gap-3"
		>
			<div className="flex items-center justify-between gap-4">
				<h2 id="beat" className="text-xl md:text-2xl">
					Beat a friend
				</h2>
				<LinkButton to="/duel/new" small>
					Challenge
				</LinkButton>
			</div>
			{friends.length > 0 ? (
				<ul className="-mx-1 flex gap-1">
					{friends.map((friend) => (
						<FriendFace key={friend.userId} friend={friend} presence={statuses.get(friend.userId)} />
					))}
				</ul>
			) : (
				<p className="leading-snug text-muted">Ten rounds, the same cards for both. A link is enough.</p>
			)}
		</Card>
	);
}

interface FriendFaceProps {
	friend: Friends[number];
	presence: Presence | undefined;
}

function FriendFace({ friend: { userId, username, avatarUrl }, presence }: FriendFaceProps) {
	const status = isOnline(presence) ? presence.status : null;
	return (
		<li className="max-w-20 min-w-0 flex-1 basis-0">
			<Link
				to="/duel/new"
				search={{ to: userId }}
				aria-label={`Challenge ${username}${status ? `, ${STATUS_WORDS[status]}` : ""}`}
				className="press grid justify-items-center gap-1 rounded-md py-1 hover:bg-sunk"
			>
				<span className="relative">
					<Avatar username={username} url={avatarUrl} className="grid size-12 text-xl" />
					{status && (
						<span className="absolute -right-0.5 -bottom-0.5 grid size-4.5 place-items-center rounded-full bg-raise">
							<PresenceDot status={status} className="size-3" />
						</span>
					)}
				</span>
				<span className="w-full truncate text-center text-xs">{username}</span>
			</Link>
		</li>
	);
}
