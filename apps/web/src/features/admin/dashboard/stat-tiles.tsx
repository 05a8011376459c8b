import type { Outputs } from "../../../platform/api/trpc.ts";
import { count } from "../../../platform/count.ts";
import { Card } from "../../../ui/card.tsx";
import { sum } from "../analytics/statistics.ts";

export const TILES = "grid gap-3 min-[24rem]:grid-cols-2 xl:grid-cols-4";

/** Four numbers, each with the last 14 days of what changes it. */
export function StatTiles({ statistics }: { statistics: Outputs["admin"]["dashboard"] }) {
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
		<svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="h-9 w-28 shrink-0">
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
