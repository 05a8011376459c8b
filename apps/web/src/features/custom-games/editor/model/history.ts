import { applyChange, type Change } from "./changes.ts";
import type { Sheet } from "./sheet.ts";

/** How many steps can be undone. */
const MAX_STEPS = 300;

/** A sheet with its earlier states, and with those that were undone. */
export interface History {
	readonly past: readonly Sheet[];
	readonly sheet: Sheet;
	readonly future: readonly Sheet[];
	/** The cell, field or group being changed. Further changes there belong to the same step. */
	readonly typing: string | null;
}

export type EditAction =
	| Change
	/** Later typing becomes its own step. */
	| { readonly type: "settle" }
	| { readonly type: "undo" }
	| { readonly type: "redo" };

export function openHistory(sheet: Sheet): History {
	return { past: [], sheet, future: [], typing: null };
}

export function reduceHistory(history: History, action: EditAction): History {
	const { past, sheet, future, typing } = history;
	switch (action.type) {
		case "settle":
			return typing === null || isGroup(typing) ? history : { ...history, typing: null };
		case "undo": {
			const before = past.at(-1);
			if (!before) return history;
			return { past: past.slice(0, -1), sheet: before, future: [sheet, ...future], typing: null };
		}
		case "redo": {
			const [after, ...rest] = future;
			if (!after) return history;
			return { past: [...past, sheet], sheet: after, future: rest, typing: null };
		}
		default: {
			const next = applyChange(sheet, action);
			if (next === sheet) return history;
			const field = typedField(action);
			const isSameStep = field !== null && field === typing;
			return {
				past: isSameStep ? past : [...past, sheet].slice(-MAX_STEPS),
				sheet: next,
				future: [],
				typing: field,
			};
		}
	}
}

/** Pictures that are chosen together arrive one by one, which the focus in between does not interrupt. */
const GROUP = "group ";
const isGroup = (typing: string) => typing.startsWith(GROUP);

function typedField(change: Change): string | null {
	if ("group" in change && change.group !== undefined) return GROUP + change.group;
	switch (change.type) {
		case "cell":
			return `${change.id} ${change.field}`;
		case "text":
			return change.field;
		case "timer":
			return "timer";
		default:
			return null;
	}
}

/** Returns the first row that differs, to scroll to it after undo; null if none does. */
export function firstChangedRow(before: Sheet, after: Sheet): number | null {
	if (before.rows === after.rows) return null;
	const at = after.rows.findIndex((row, index) => row !== before.rows[index]);
	return at >= 0 ? at : Math.max(0, after.rows.length - 1);
}
