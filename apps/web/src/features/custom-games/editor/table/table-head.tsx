import { useState } from "react";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import type { Direction, SortField } from "../model/changes.ts";
import { COLUMNS } from "./columns.ts";

const SORT = "M8 5v14m0 0-3.5-3.5M8 19l3.5-3.5M16 19V5m0 0-3.5 3.5M16 5l3.5 3.5";

interface TableHeadProps {
	readonly valueLabel: string;
	readonly onSort: (by: SortField, direction: Direction) => void;
}

/** The names of the columns. Two of them sort the rows; once more sorts them the other way. */
export function TableHead({ valueLabel, onSort }: TableHeadProps) {
	const [last, setLast] = useState<{ by: SortField; direction: Direction } | null>(null);
	const sort = (by: SortField) => {
		const direction = last?.by === by && last.direction === "ascending" ? "descending" : "ascending";
		setLast({ by, direction });
		onSort(by, direction);
	};
	return (
		<div role="rowgroup" className="sticky top-0 z-10 border-b-2 border-line bg-sunk">
			<div role="row" aria-rowindex={1} className={`${COLUMNS} h-11 items-center text-sm font-bold text-muted`}>
				<span role="columnheader" className="pr-2 text-right">
					<span className="sr-only">Number</span>
					<span aria-hidden="true">#</span>
				</span>
				<span role="columnheader">
					<span className="sr-only">Picture</span>
				</span>
				<SortHead label="Name" title="Sort by name" onSort={() => sort("name")} />
				<SortHead label={valueLabel} title="Sort by value" isRight onSort={() => sort("value")} />
				<span role="columnheader" className="truncate border-l border-line px-2.5">
					Picture address
				</span>
				<span role="columnheader" className="truncate border-l border-line px-2.5">
					Description
				</span>
				<span role="columnheader">
					<span className="sr-only">More</span>
				</span>
			</div>
		</div>
	);
}

interface SortHeadProps {
	readonly label: string;
	readonly title: string;
	readonly isRight?: boolean;
	readonly onSort: () => void;
}

function SortHead({ label, title, isRight = false, onSort }: SortHeadProps) {
	return (
		<span role="columnheader" className="min-w-0 border-l border-line">
			<button
				type="button"
				title={title}
				className={`press flex min-h-11 w-full items-center gap-1.5 px-2.5 -outline-offset-2 hover:text-ink ${isRight ? "justify-end" : ""}`}
				onClick={onSort}
			>
				<span className="truncate">{label}</span>
				<LineIcon path={SORT} label={title} className="size-4 stroke-[2.5]" />
			</button>
		</span>
	);
}
