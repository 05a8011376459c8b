import type { Subject } from "@hilo/rules/corrections/corrections.schema";
import type { Facts } from "@hilo/rules/play/card";
import type { ShownSource } from "@hilo/rules/play/shown-source";
import { createStore } from "../../ui/store.ts";

/** An item's number as it is shown, and where it is from. */
export interface ShownNumber {
	readonly name: string;
	readonly value: number;
	/** The number as text, "$1.2M". */
	readonly text: string;
	readonly measure: string;
	readonly source: ShownSource;
	readonly facts: Facts | null;
	/** Null where it can't be reported: in a preview, and in the player's own game. */
	readonly subject: Subject | null;
}

/** Which kind of run goes on behind the dialog; null for none. */
export type RunBehind = "timed" | "untimed" | null;

export interface ReportedNumber extends ShownNumber {
	readonly subject: Subject;
	readonly behind: RunBehind;
}

/** The number whose report is being written. The shell shows the dialog, which stays when a card or a page leaves. */
export const reportedNumber = createStore<ReportedNumber | null>(null);
