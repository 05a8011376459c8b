import { ITEM_FIELDS, type ItemField } from "@hilo/rules/custom-games/item";
import { useState } from "react";
import { LineIcon } from "../../../../ui/icon.tsx";
import type { Direction, SortField } from "../model/changes.ts";
import { CELL_NAMES } from "./cells.ts";

/** Of the number, the picture, and the menu at the end. */
const [NUMBER, PICTURE, MENU] = ["3rem", "2.75rem", "2.75rem"];

/** Columns without a width share the rest. */
export function columnWidths(fields: readonly ItemField[]): readonly (string | undefined)[] {
	const isWide = fields.length < ITEM_FIELDS.length;
	const widths = { name: isWide ? "24%" : "11rem", value: isWide ? "17%" : "8rem" };
	return [
		NUMBER,
		PICTURE,
		...fields.map((field) => (widths as Partial<Record<ItemField, string>>)[field]),
		MENU,
	];
}

const SORT = "M8 5v14m0 0-3.5-3.5M8 19l3.5-3.5M16 19V5m0 0-3.5 3.5M16 5l3.5 3.5";

interface TableHeadProps {
	readonly fields: readonly ItemField[];
	readonly valueLabel: string;
	readonly onSort: (by: SortField, direction: Direction) => void;
}

/** Two columns sort the rows; a second press reverses the order. */
export function TableHead({ fields, valueLabel, onSort }: TableHeadProps) {
	const [last, setLast] = useState<{ by: SortField; direction: Direction } | null>(null);
	const sort = (by: SortField) => {
		const direction = last?.by === by && last.direction === "ascending" ? "descending" : "ascending";
		setLast({ by, direction });
		onSort(by, direction);
	};
	return (
		<thead className="sticky top-0 z-10 bg-sunk text-sm text-muted">
			<tr className="h-11 *:border-b-2 *:border-line" aria-rowindex={1}>
				<th scope="col" className="pr-2 text-right">
					<span className="sr-only">Number</span>
					<span aria-hidden="true">#</span>
				</th>
				<th scope="col">
					<span className="sr-only">Picture</span>
				</th>
				{fields.map((field) =>
					field === "name" ? (
						<SortHead
							key={field}
							label="Name"
							title="Sort by name"
							className="sticky left-0 z-1 bg-sunk"
							onSort={() => sort("name")}
						/>
					) : field === "value" ? (
						<SortHead
							key={field}
							label={valueLabel}
							title="Sort by value"
							isRight
							onSort={() => sort("value")}
						/>
					) : (
						<th key={field} scope="col" className="border-l px-2.5 text-left leading-tight">
							{CELL_NAMES[field]}
						</th>
					),
				)}
				<th scope="col">
					<span className="sr-only">More</span>
				</th>
			</tr>
		</thead>
	);
}

interface SortHeadProps {
	readonly className?: string;
	readonly label: string;
	readonly title: string;
	readonly isRight?: boolean;
	readonly onSort: () => void;
}

function SortHead({ label, title, isRight = false, className = "", onSort }: SortHeadProps) {
	return (
		<th scope="col" className={`border-l ${className}`}>
			<button
				type="button"
				title={title}
				className={`press flex min-h-11 w-full items-center gap-1.5 px-2.5 -outline-offset-2 hover:text-ink ${isRight ? "justify-end text-right" : "text-left"}`}
				onClick={onSort}
			>
				<span className="line-clamp-2 leading-tight wrap-anywhere">{label}</span>
				<LineIcon path={SORT} label={title} className="size-4 stroke-[2.5]" />
			</button>
		</th>
	);
}
