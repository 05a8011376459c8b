import { Link } from "@tanstack/react-router";
import type { Me } from "../../platform/session.ts";
import { Section } from "../../ui/section.tsx";
import { DailyChallenges } from "../progression/daily-challenges.tsx";
import { MasteryList } from "../progression/mastery.tsx";
import { ShowcasePlaces } from "../progression/showcase.tsx";
import { HighScores } from "./high-scores.tsx";

const ASIDE_LINK = "link inline-block py-1";

export function OverviewTab({ me }: { me: Me }) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-14 md:gap-20">
			<div className="grid grid-cols-[minmax(0,1fr)] gap-14 lg:grid-cols-[3fr_2fr] lg:gap-16">
				<DailyChallenges />
				<PlayerStats stats={me.gameStats} />
			</div>
			<Section
				title="Badges"
				aside={
					<Link to="/profile" search={{ tab: "badges" }} className={ASIDE_LINK}>
						All badges
					</Link>
				}
			>
				<ShowcasePlaces badges={me.showcase} isDetailed />
			</Section>
			<Section title="Mastery">
				<MasteryList rightAnswers={me.rightAnswers} />
			</Section>
			<HighScores me={me} />
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
			<dl className="grid grid-cols-2 gap-x-6 gap-y-7">
				{STATS.map(([name, label]) => (
					<div key={name} className="flex flex-col-reverse justify-end border-t-2 border-ink pt-3">
						<dt className="text-muted">{label}</dt>
						<dd className="font-display text-5xl leading-none font-extrabold tabular-nums">
							{stats[name].toLocaleString("en-US")}
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
