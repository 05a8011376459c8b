import { ItemSource } from "../../../corrections/item-source.tsx";
import type { ShownNumber } from "../../../corrections/number-report.ts";

/** A long run has hundreds. */
const MAX_LISTED = 100;

/** Folded: the numbers that the run has shown, the last ones first, with their sources. */
export function RunNumbers({ numbers }: { numbers: readonly ShownNumber[] }) {
	if (numbers.length === 0) return null;
	return (
		<details className="text-left text-[0.95rem]">
			<summary className="link flex min-h-8 cursor-pointer items-center justify-center text-muted">
				Numbers of this run
			</summary>
			<ul className="mt-1 grid grid-cols-1 gap-2">
				{numbers
					.slice(-MAX_LISTED)
					.toReversed()
					.map((number, at) => (
						<li key={at} className="rounded-md bg-raise px-3 py-1.5 shadow-card">
							<p className="flex flex-wrap items-baseline justify-between gap-x-3 wrap-anywhere">
								<bdi className="font-bold">{number.name}</bdi>
								<strong className="font-display font-extrabold tabular-nums">{number.text}</strong>
							</p>
							<ItemSource number={number} />
						</li>
					))}
			</ul>
		</details>
	);
}
