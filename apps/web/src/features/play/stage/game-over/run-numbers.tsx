import { Icon } from "../../../../ui/icon.tsx";
import { ItemSource } from "../../../corrections/item-source.tsx";
import type { ShownNumber } from "../../../corrections/number-report.ts";

/** A long run has hundreds. */
const MAX_LISTED = 100;

/** Folded: the numbers that the run has shown, the last ones first, with their sources. */
export function RunNumbers({ numbers }: { numbers: readonly ShownNumber[] }) {
	if (numbers.length === 0) return null;
	const listed = numbers.slice(-MAX_LISTED).toReversed();
	return (
		<details
			className="over-numbers text-left text-[0.95rem]"
			onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView()}
		>
			<summary className="flex min-h-11 cursor-pointer items-center justify-center gap-1.5 font-bold">
				Numbers of this run
				<span className="font-normal text-muted tabular-nums">{listed.length}</span>
				<Icon name="down" className="size-4 [details[open]_&]:rotate-180" />
			</summary>
			<ul className="mt-1 grid grid-cols-1 gap-2">
				{listed.map((number, at) => (
					<li key={at} className="rounded-md bg-raise px-3 py-1.5 shadow-card">
						<p className="grid grid-cols-[minmax(40%,1fr)_auto] items-baseline gap-x-3">
							<bdi className="font-bold wrap-anywhere">{number.name}</bdi>
							<span className="text-right wrap-anywhere">
								<strong className="font-display font-extrabold tabular-nums">{number.text}</strong>{" "}
								{number.measure !== "year" && <span className="text-sm text-muted">{number.measure}</span>}
							</span>
						</p>
						<ItemSource number={number} />
					</li>
				))}
			</ul>
		</details>
	);
}
