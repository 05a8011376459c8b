import { MIN_ITEMS } from "@hilo/rules/custom-games/caps";
import { formatCustom } from "@hilo/rules/custom-games/format";
import type { ItemField } from "@hilo/rules/custom-games/item";
import { readTypedNumber } from "@hilo/rules/text/numbers";
import { useEffect, useImperativeHandle, useRef, useState } from "react";
import { newId } from "../../../../platform/new-id.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { PicturePreview } from "../../../pictures/picture-preview.tsx";
import { NO_PROBLEMS } from "../model/problems.ts";
import { blankRow, hasSeparator, isBlank, type Row } from "../model/sheet.ts";
import { useSheet } from "../use-sheet.ts";
import { ItemSheet } from "./item-sheet.tsx";

export function ItemList() {
	const { sheet, dispatch, items, setActiveRow, completeCount } = useSheet();
	const { rows } = sheet;
	const [open, setOpen] = useState<{ readonly id: string; readonly field: ItemField } | null>(null);
	const box = useRef<HTMLDivElement>(null);
	useReturnedFocus(box, open?.id ?? null);
	const show = (id: string, field: ItemField = "name") => {
		setOpen({ id, field });
		setActiveRow(id);
	};
	useImperativeHandle(items, () => ({
		show: (index, field) => {
			const row = rows[index];
			if (row) show(row.id, field);
		},
	}));
	/** The first blank row becomes the next item. */
	const add = () => {
		const blank = rows.find(isBlank);
		const row = blank ?? blankRow(newId());
		if (!blank) dispatch({ type: "insert", at: rows.length, row });
		show(row.id);
	};
	const written = rows.flatMap((row, index) => (isBlank(row) ? [] : [{ row, index }]));
	const at = open ? rows.findIndex(({ id }) => id === open.id) : -1;
	const shown = rows[at];
	const close = () => {
		setOpen(null);
		setActiveRow(null);
		dispatch({ type: "settle" });
	};
	return (
		<div ref={box}>
			{written.length === 0 && (
				<p className="rounded-md border-2 border-dashed border-line px-4 py-8 text-center text-muted">
					No items yet. Add one, or paste a list.
				</p>
			)}
			<ul className="grid gap-2">
				{written.map(({ row, index }) => (
					<li key={row.id} className="row-near-screen">
						<ItemButton row={row} index={index} onOpen={() => show(row.id)} />
					</li>
				))}
			</ul>
			<Button
				kind={completeCount < MIN_ITEMS ? "accent" : "quiet"}
				wide
				data-add=""
				className="mt-3"
				onClick={add}
			>
				<Icon name="plus" className="size-5 stroke-3" />
				Add item
			</Button>
			{shown && open && (
				<ItemSheet
					key={shown.id}
					row={shown}
					index={at}
					field={open.field}
					onNext={() => {
						dispatch({ type: "settle" });
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

interface ItemButtonProps {
	readonly row: Row;
	readonly index: number;
	readonly onOpen: () => void;
}

function ItemButton({ row, index, onOpen }: ItemButtonProps) {
	const { sheet, shownProblems, duplicates, failedPictures, notePicture } = useSheet();
	const isWrong = shownProblems(row) !== NO_PROBLEMS;
	const doubts = [
		...(row.imageUrl.trim() === "" ? ["Needs a picture"] : []),
		...(duplicates.has(row.id) ? ["Same name as another"] : []),
		...(failedPictures.has(row.imageUrl.trim()) ? ["Picture doesn't load"] : []),
	];
	const value = readTypedNumber(row.value);
	return (
		<button
			type="button"
			data-item={row.id}
			className={`grid min-h-16 w-full cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-md border-2 bg-raise px-3 py-2 text-left ${isWrong ? "border-wrong" : "border-transparent"}`}
			onClick={onOpen}
		>
			<PicturePreview
				name={row.name}
				url={row.imageUrl}
				className="size-11 rounded-sm"
				onLoaded={notePicture}
			/>
			<span className="min-w-0">
				<span className="block truncate font-bold">{row.name.trim() || `Item ${index + 1}`}</span>
				{isWrong && <span className="block text-sm font-bold text-wrong">Not complete</span>}
				{!isWrong && doubts.length > 0 && (
					<span className="block text-sm text-warn">{doubts.join(", ")}</span>
				)}
			</span>
			<span className="font-display font-bold tabular-nums">
				{value > 0 ? formatCustom(value, hasSeparator(sheet)) : "–"}
			</span>
		</button>
	);
}

/** When the sheet closes, the item's row takes the focus, else the row in its place, or without one the add button. */
function useReturnedFocus(box: { readonly current: HTMLElement | null }, openId: string | null): void {
	const last = useRef<{ readonly id: string; readonly place: number } | null>(null);
	useEffect(() => {
		const items = [...(box.current?.querySelectorAll<HTMLElement>("[data-item]") ?? [])];
		const placeOf = (id: string) => items.findIndex(({ dataset }) => dataset.item === id);
		const before = last.current;
		last.current = openId === null ? null : { id: openId, place: placeOf(openId) };
		if (before === null || openId !== null) return;
		const item = items[placeOf(before.id)] ?? items[Math.min(before.place, items.length - 1)];
		(item ?? box.current?.querySelector<HTMLElement>("[data-add]"))?.focus();
	}, [box, openId]);
}
