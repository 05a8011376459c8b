import { ITEM_FIELDS, type ItemField } from "@hilo/rules/custom-games/item";
import { memo, type PointerEvent, useId } from "react";
import { LineIcon } from "../../../../ui/line-icon.tsx";
import type { Step } from "../model/history.ts";
import type { RowProblems } from "../model/problems.ts";
import type { Row } from "../model/sheet.ts";
import { tidyValue } from "../model/value-text.ts";
import { Thumb } from "../parts/thumb.tsx";
import { CELL_NAMES } from "./cells.ts";
import { type RowAct, RowMenu } from "./row-menu.tsx";

const GRIP = "M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01";

export interface ItemRowProps {
	readonly row: Row;
	readonly index: number;
	readonly problems: RowProblems;
	/** The index of an earlier row with the same name. */
	readonly duplicateOf: number | undefined;
	readonly isPictureLost: boolean;
	readonly isDragged: boolean;
	readonly step: (step: Step) => void;
	readonly onAct: (act: RowAct, index: number) => void;
	readonly onGrip: (event: PointerEvent<HTMLElement>, index: number) => void;
	readonly onPicture: (url: string, isThere: boolean) => void;
	readonly measure: (row: HTMLElement | null) => void;
}

export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
	const {
		row,
		index,
		measure,
		problems,
		duplicateOf,
		isPictureLost,
		isDragged,
		step,
		onAct,
		onGrip,
		onPicture,
	} = props;
	const hints: Partial<Record<ItemField, string>> = {};
	if (duplicateOf !== undefined) hints.name = `Same name as item ${duplicateOf + 1}`;
	if (isPictureLost) hints.imageUrl = "This picture doesn't load";
	return (
		<tr
			ref={measure}
			data-index={index}
			aria-rowindex={index + 2}
			className={`align-top *:border-b *:border-line ${isDragged ? "opacity-40" : ""}`}
		>
			<th scope="row" className="font-normal">
				<span
					className="grid h-11 w-full cursor-grab touch-none grid-cols-[1.25rem_1fr] items-center text-sm text-muted tabular-nums hover:text-ink active:cursor-grabbing"
					onPointerDown={(event) => onGrip(event, index)}
				>
					<LineIcon path={GRIP} className="size-5 stroke-[3]" />
					<span className="pr-2 text-right">{index + 1}</span>
				</span>
			</th>
			<td>
				<button
					type="button"
					// Keyboard users reach it by the menu, which saves one tab stop per row.
					tabIndex={-1}
					className="press grid h-11 w-full place-items-center"
					onClick={() => onAct("picture", index)}
				>
					<span className="sr-only">Picture of item {index + 1}</span>
					<Thumb name={row.name} url={row.imageUrl} onPicture={onPicture} />
				</button>
			</td>
			{ITEM_FIELDS.map((field) => (
				<Cell
					key={field}
					row={row}
					index={index}
					field={field}
					problem={problems[field]}
					hint={hints[field]}
					step={step}
				/>
			))}
			<td>
				<RowMenu index={index} onAct={onAct} />
			</td>
		</tr>
	);
});

interface CellProps extends Pick<ItemRowProps, "row" | "index" | "step"> {
	readonly field: ItemField;
	readonly problem: string | undefined;
	readonly hint: string | undefined;
}

function Cell({ row, index, field, problem, hint, step }: CellProps) {
	const id = useId();
	const note = problem ?? hint;
	const tidy = () => {
		const text = field === "value" ? tidyValue(row.value) : row[field].trim();
		if (text !== row[field]) step({ type: "cell", id: row.id, field, text });
		step({ type: "settle" });
	};
	return (
		<td className="border-l">
			<input
				data-field={field}
				value={row[field]}
				aria-label={`${CELL_NAMES[field]}, item ${index + 1}`}
				aria-invalid={problem !== undefined}
				aria-describedby={note && id}
				inputMode={field === "value" ? "decimal" : field === "imageUrl" ? "url" : undefined}
				autoComplete="off"
				spellCheck={field === "description" || field === "name"}
				placeholder={field === "imageUrl" ? "https://" : undefined}
				enterKeyHint="next"
				className={`h-11 w-full bg-transparent px-2.5 text-[0.9375rem] -outline-offset-2 outline-focus placeholder:text-muted focus:bg-paper focus:outline-2 ${field === "value" ? "text-right tabular-nums" : "text-ellipsis"} ${problem ? "shadow-[inset_0_-2px_var(--wrong)]" : ""}`}
				onChange={({ target }) => step({ type: "cell", id: row.id, field, text: target.value })}
				onBlur={tidy}
			/>
			{note && (
				<p
					id={id}
					className={`px-2.5 pt-0.5 pb-1.5 text-xs leading-tight ${problem ? "font-bold text-wrong" : "text-warn"}`}
				>
					{note}
				</p>
			)}
		</td>
	);
}
