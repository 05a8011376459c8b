import { trpc } from "../../platform/api/trpc.ts";
import { count } from "../../platform/count.ts";
import type { Me } from "../../platform/session.ts";
import type { VisibleGame } from "../../platform/visible-games.ts";
import { Icon } from "../../ui/icon.tsx";
import { DailyCard } from "../daily/daily-card.tsx";
import { useToday } from "../daily/deck/today.ts";
import { YourTurn } from "../duels/your-turn.tsx";
import { LevelMeter } from "../progression/level-meter.tsx";
import { BeatAFriend } from "./beat-a-friend.tsx";
import { FirstStepsCard } from "./first-steps-card.tsx";
import { CustomGamesCard } from "./game-card.tsx";
import { GamesSection } from "./games-section.tsx";
import { KeepGoing } from "./keep-going.tsx";
import { PlayersGames } from "./players-games.tsx";
import { RecentUpdates } from "./recent-updates.tsx";
import { TaskList } from "./task-list.tsx";

interface PlayerHomeProps {
	me: Me;
	games: readonly VisibleGame[];
}

/** What a player can do now. On phones everything is in one column, in this order, but for duels that wait. */
export function PlayerHome({ me, games }: PlayerHomeProps) {
	const { data: home } = trpc.home.get.useQuery();
	return (
		<div className="wide grid grid-cols-[minmax(0,1fr)] gap-6 pt-4 md:gap-8 md:pt-8">
			<Greeting me={me} />
			{home?.firstSteps && <FirstStepsCard steps={home.firstSteps} />}
			<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 md:gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] lg:grid-rows-[auto_1fr]">
				<DailyCard isNarrow />
				<div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 max-md:contents md:grid-cols-2 md:gap-5 lg:row-span-2 lg:grid-cols-[minmax(0,1fr)] lg:self-start lg:[@media(min-height:56rem)]:sticky lg:[@media(min-height:56rem)]:top-[calc(var(--bar)+1.5rem)]">
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
