import { Card } from "../../../ui/card.tsx";
import { longDay, percentText, type Statistics } from "./statistics.ts";
import { StatisticsSection, TableDetails } from "./statistics-section.tsx";

const HEAD = ["Joined on", "New accounts", "Back after 1 day", "After 7 days", "After 30 days"];

export function RetentionSection({ statistics: { retention } }: { statistics: Statistics }) {
	const joined = retention.filter(({ registered }) => registered > 0);
	const rows = joined
		.map(({ day, registered, day1, day7, day30 }) => [day, registered, day1, day7, day30])
		.reverse();
	const rates = [
		["After 1 day", rateOf(joined.map(({ registered, day1 }) => [registered, day1]))],
		["After 7 days", rateOf(joined.map(({ registered, day7 }) => [registered, day7]))],
		["After 30 days", rateOf(joined.map(({ registered, day30 }) => [registered, day30]))],
	] as const;
	return (
		<StatisticsSection
			title="Coming back"
			note="How many of those who opened an account were here again exactly that many days later."
			head={HEAD}
			rows={rows}
		>
			<dl className="grid grid-cols-1 gap-3 sm:grid-cols-3">
				{rates.map(([label, rate]) => (
					<Card key={label}>
						<dt className="text-sm font-semibold text-muted">{label}</dt>
						<dd className="font-display text-3xl leading-tight font-extrabold tabular-nums">
							{rate === null ? "–" : percentText(rate)}
						</dd>
						{rate === null && <dd className="text-sm text-muted">Not known yet</dd>}
					</Card>
				))}
			</dl>
			{rows.length > 0 && <TableDetails label="Coming back" head={HEAD} rows={rows} nameText={longDay} />}
		</StatisticsSection>
	);
}

/** Returns the share of users who came back. Null if the day has not come for any of them yet. */
function rateOf(days: readonly (readonly [registered: number, back: number | null])[]): number | null {
	const known = days.flatMap(([registered, back]) => (back === null ? [] : [{ registered, back }]));
	const registered = known.reduce((all, day) => all + day.registered, 0);
	return registered === 0 ? null : known.reduce((all, day) => all + day.back, 0) / registered;
}
