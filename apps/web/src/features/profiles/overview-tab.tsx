import { CLASSIC_GAMES, GAME_KEYS, type GameKey, gameOfKey } from "@hilo/rules/play/games";
import { Link } from "@tanstack/react-router";
import { trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";
import { visibleGames } from "../../platform/visible-games.ts";
import { Section } from "../../ui/section.tsx";
import { OwnKnowledge } from "../knowledge/knowledge-section.tsx";
import { rankText } from "../leaderboards/rank-text.ts";
import { GameIcon } from "../play/game-icon.tsx";
import { DailyChallenges } from "../progression/daily-challenges.tsx";
import { MasteryList } from "../progression/mastery.tsx";
import { ShowcaseDetails } from "../progression/showcase.tsx";
import { ScoreTile, TILE_GRID } from "./score-tile.tsx";

const ASIDE_LINK = "link inline-block py-1";

export function OverviewTab({ me }: { me: Me }) {
	return (
		<div className="grid grid-cols-1 gap-12 md:gap-16">
			<div className="grid grid-cols-1 gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
				<PlayerStats stats={me.gameStats} />
				<DailyChallenges />
			</div>
			<HighScores me={me} />
			<OwnKnowledge me={me} />
			<Section title="Mastery">
				<MasteryList rightAnswers={me.rightAnswers} />
			</Section>
			<Section
				title="Badges"
				aside={
					<Link to="/profile" search={{ tab: "badges" }} className={ASIDE_LINK}>
						All badges
					</Link>
				}
			>
				<ShowcaseDetails badges={me.showcase} />
			</Section>
		</div>
	);
}

const STATS = [
	["gamesPlayed", "Games played"],
	["perfectStreak", "Longest streak"],
	["fastAnswers", "Most fast answers in a game"],
	["comebacks", "Comebacks"],
] as const;

function PlayerStats({ stats }: { stats: Me["gameStats"] }) {
	return (
		<Section
			title="Statistics"
			aside={
				<Link to="/daily/archive" className={ASIDE_LINK}>
					Your daily decks
				</Link>
			}
		>
			<dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4 lg:grid-cols-2 lg:gap-y-13">
				{STATS.map(([name, label]) => (
					<div key={name} className="flex flex-col-reverse justify-end border-t-2 border-ink pt-2.5 lg:pt-3">
						<dt className="text-muted max-lg:text-sm max-lg:leading-tight">{label}</dt>
						<dd className="font-display text-4xl leading-none lg:text-5xl font-extrabold tabular-nums">
							{stats[name].toLocaleString("en-US")}
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}

/** The player's scores with their places, then links to the games without one. */
function HighScores({ me }: { me: Me }) {
	const played = GAME_KEYS.filter((key) => me.games[key].highScore > 0);
	return (
		<Section title="High Scores">
			{played.length > 0 && (
				<ul className={TILE_GRID}>
					{played.map((key) => (
						<ScoreTile
							key={key}
							gameKey={key}
							score={me.games[key].highScore}
							filterLabel={me.games[key].label ?? null}
							rank={<Rank gameKey={key} />}
							play="Play"
						/>
					))}
				</ul>
			)}
			<Unplayed played={played} />
		</Section>
	);
}

/** "12th of 230". Takes its space before it is known. */
function Rank({ gameKey }: { gameKey: GameKey }) {
	const { data } = trpc.leaderboards.ownRank.useQuery({ key: gameKey }, { staleTime: 60_000 });
	return data ? rankText(data) : "\u00a0";
}

function Unplayed({ played }: { played: readonly GameKey[] }) {
	const { data } = trpc.site.gameStatus.useQuery();
	const known = new Set(played.map(gameOfKey));
	const games = visibleGames(data).filter(({ game }) => !known.has(game.id));
	if (games.length === 0) return null;
	return (
		<div className="mt-4 flex flex-wrap items-center gap-x-5 text-lg first-of-type:mt-0">
			<p className="text-muted">{played.length === 0 ? "No scores yet. Try:" : "Try:"}</p>
			<ul className="contents">
				{games.map(({ game: { id }, name }) => (
					<li key={id} data-game={id} className="min-w-0 wrap-anywhere">
						<Link
							to={CLASSIC_GAMES[id].route}
							className="inline-flex min-h-11 items-center gap-1.5 font-bold hover:underline"
						>
							<GameIcon game={id} className="size-5 stroke-2 text-accent" />
							{name}
						</Link>
					</li>
				))}
			</ul>
		</div>
	);
}
