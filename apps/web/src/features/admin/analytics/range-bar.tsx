import type { AdminSearch } from "../shell/admin-search.ts";
import { ChoiceFilter, DateFilter, FilterBar } from "../shell/filter-bar.tsx";
import { CUSTOM, RANGE_OPTIONS, type RangeChoice, usualDays } from "./range.ts";

interface RangeBarProps {
	choice: RangeChoice;
	search: AdminSearch;
	filter: (change: AdminSearch) => void;
}

export function RangeBar({ choice, search: { from = "", to = "" }, filter }: RangeBarProps) {
	const choose = (chosen: RangeChoice) => {
		const days = chosen === CUSTOM ? usualDays(new Date()) : { from: "", to: "" };
		filter({ filter: chosen, ...days });
	};
	return (
		<FilterBar>
			<ChoiceFilter label="Show" value={choice} options={RANGE_OPTIONS} onChoose={choose} />
			{choice === CUSTOM && (
				<>
					<DateFilter label="First day" value={from} onChoose={(day) => filter({ from: day })} />
					<DateFilter label="Last day" value={to} onChoose={(day) => filter({ to: day })} />
				</>
			)}
		</FilterBar>
	);
}
