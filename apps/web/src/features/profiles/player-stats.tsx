import type { ReactNode } from "react";
import type { Me } from "../../platform/session.ts";
import { Section } from "../../ui/section.tsx";

const STATS = {
	gamesPlayed: "Games played",
	perfectStreak: "Longest streak",
	fastAnswers: "Most fast answers in a game",
	comebacks: "Comebacks",
} as const satisfies Record<keyof Me["gameStats"], string>;

const shownStats = ["gamesPlayed", "perfectStreak", "fastAnswers", "comebacks"] as const;

interface PlayerStatsProps {
	stats: Me["gameStats"];
	aside: ReactNode;
}

export function PlayerStats({ stats, aside }: PlayerStatsProps) {
	return (
		<Section title="Statistics" aside={aside}>
			<dl className="grid grid-cols-2 gap-x-6 gap-y-7">
				{shownStats.map((name) => (
					<div key={name} className="flex flex-col-reverse justify-end border-t-2 border-ink pt-3">
						<dt className="text-muted">{STATS[name]}</dt>
						<dd className="font-display text-5xl leading-none font-extrabold tabular-nums">
							{stats[name].toLocaleString("en-US")}
						</dd>
					</div>
				))}
			</dl>
		</Section>
	);
}
