import { formatCustom } from "@hilo/rules/custom-games/format";
import type { ItemField } from "@hilo/rules/custom-games/item";
import { useEffect, useImperativeHandle, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { rowProblems } from "../model/problems.ts";
import { blankRow, isBlank, newId } from "../model/sheet.ts";
import { readValue } from "../model/value-text.ts";
import { Thumb } from "../parts/thumb.tsx";
import type { ItemsProps } from "../table/items.ts";
import { ItemSheet } from "./item-sheet.tsx";

export function ItemList(props: ItemsProps & { readonly valueLabel: string }) {
	const { rows, step, isJudged, duplicates, lostPictures, handle } = props;
	const [open, setOpen] = useState<{ readonly id: string; readonly field: ItemField } | null>(null);
	const box = useRef<HTMLDivElement>(null);
	useFocusBack(box, open?.id ?? null);
	const show = (id: string, field: ItemField = "name") => {
		setOpen({ id, field });
		props.onActive(id);
	};
	useImperativeHandle(handle, () => ({
		show: (index, field) => {
			const row = rows[index];
			if (row) show(row.id, field);
		},
	}));
	/** The first blank row becomes the next item. */
	const add = () => {
		const blank = rows.find(isBlank);
		const row = blank ?? blankRow(newId());
		if (!blank) step({ type: "insert", at: rows.length, row });
		show(row.id);
	};
	const written = rows.flatMap((row, index) => (isBlank(row) ? [] : [{ row, index }]));
	const at = open ? rows.findIndex(({ id }) => id === open.id) : -1;
	const shown = rows[at];
	const close = () => {
		setOpen(null);
		props.onActive(null);
		step({ type: "settle" });
	};
	return (
		<div ref={box}>
			{written.length === 0 && (
				<p className="rounded-md border-2 border-dashed border-line px-4 py-8 text-center text-muted">
					Your items will stand here. Each has a name, a number and a picture.
				</p>
			)}
			<ul className="grid gap-2">
				{written.map(({ row, index }) => {
					const isWrong = isJudged(row) && Object.keys(rowProblems(row)).length > 0;
					const doubts = [
						...(duplicates.has(row.id) ? ["Same name as another"] : []),
						...(lostPictures.has(row.imageUrl.trim()) ? ["Picture doesn't load"] : []),
					];
					const value = readValue(row.value);
					return (
						<li key={row.id} className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
							<button
								type="button"
								data-item={row.id}
								className={`grid min-h-16 w-full cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-md border-2 bg-raise px-3 py-2 text-left ${isWrong ? "border-wrong" : "border-transparent"}`}
								onClick={() => show(row.id)}
							>
								<Thumb name={row.name} url={row.imageUrl} className="size-11" onPicture={props.onPicture} />
								<span className="min-w-0">
									<span className="block truncate font-bold">{row.name.trim() || `Item ${index + 1}`}</span>
									{isWrong && <span className="block text-sm font-bold text-wrong">Not complete</span>}
									{!isWrong && doubts.length > 0 && (
										<span className="block text-sm text-warn">{doubts.join(", ")}</span>
									)}
								</span>
								<span className="font-display font-bold tabular-nums">
									{value > 0 ? formatCustom(value, props.valueLabel) : "–"}
								</span>
							</button>
						</li>
					);
				})}
			</ul>
			<Button kind="quiet" wide data-add="" className="mt-3" onClick={add}>
				<Icon name="plus" className="size-5 stroke-3" />
				Add item
			</Button>
			{shown && open && (
				<ItemSheet
					key={shown.id}
					row={shown}
					index={at}
					field={open.field}
					items={props}
					onNext={() => {
						step({ type: "settle" });
						const next = rows[at + 1];
						if (next) show(next.id);
						else add();
					}}
					onClose={close}
				/>
			)}
		</div>
	);
}

/** When the sheet closes, the item's row takes the focus, or the add button if the row is gone. */
function useFocusBack(box: { readonly current: HTMLElement | null }, openId: string | null): void {
	const last = useRef<string | null>(null);
	useEffect(() => {
		const before = last.current;
		last.current = openId;
		if (before === null || openId !== null) return;
		const item = box.current?.querySelector<HTMLElement>(`[data-item="${before}"]`);
		(item ?? box.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
	}, [box, openId]);
}
