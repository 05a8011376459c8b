import type { CorrectionDecision } from "@hilo/rules/corrections/corrections";
import type { Unit } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";

/** An item's number, without the secret of a custom game's link. */
type SubjectOfReport =
	| { readonly kind: "classic"; readonly game: GameId; readonly itemId: string; readonly measure: string }
	| { readonly kind: "custom"; readonly gameId: string; readonly itemId: string };

/** The number as new runs deal it. */
export interface PresentNumber {
	readonly value: number;
	readonly source: string;
	readonly sourceUrl: string | null;
	/** "" for a custom game without a date. */
	readonly asOf: string;
	readonly isCorrected: boolean;
}

interface Reporter {
	readonly id: string;
	readonly username: string;
	readonly avatarUrl: string;
	readonly sent: number;
	readonly corrected: number;
	readonly confirmed: number;
}

/** As its own item's creator sees it. */
export interface GameReport {
	readonly id: string;
	readonly shown: number;
	readonly text: string;
	readonly betterSource: string;
	readonly createdAt: string;
}

export interface QueuedReport extends GameReport {
	/** Null for a visitor. */
	readonly reporter: Reporter | null;
}

interface EarlierDecision {
	readonly decision: CorrectionDecision;
	readonly reason: string;
	/** Null unless the number was corrected. */
	readonly value: number | null;
	readonly at: string;
	readonly isWithdrawn: boolean;
}

export interface QueuedSubject {
	readonly subject: SubjectOfReport;
	/** The game's name. */
	readonly game: string;
	/** The item's name. */
	readonly item: string;
	/** The line under its name on the card; "" without one. */
	readonly detail: string;
	/** The game's page. */
	readonly link: string;
	/** What is compared, as in "more stars". */
	readonly measure: string;
	readonly unit: Unit | null;
	/** Null for an item that is gone or removed. */
	readonly present: PresentNumber | null;
	readonly firstAt: string;
	readonly count: number;
	/** The oldest ones. */
	readonly reports: readonly QueuedReport[];
	readonly earlier: readonly EarlierDecision[];
}

export interface NumberQueue {
	readonly subjects: readonly QueuedSubject[];
	readonly next: string | null;
	/** How many numbers wait. */
	readonly open: number;
}

/** What /corrections shows. */
export interface ListedCorrection {
	readonly id: string;
	readonly game: GameId;
	readonly itemId: string;
	readonly gameLabel: string;
	readonly itemName: string;
	readonly measure: string;
	readonly unit: Unit | null;
	readonly before: number;
	/** Null for an item that was removed from play. */
	readonly after: number | null;
	readonly beforeSource: string;
	/** Null where the source's text says it. */
	readonly beforeAsOf: string | null;
	readonly source: string;
	readonly sourceUrl: string | null;
	/** Null for an item that was removed from play. */
	readonly asOf: string | null;
	readonly reason: string;
	readonly at: string;
	/** False once a later correction has replaced it. */
	readonly isInForce: boolean;
	/** Names of players who reported it and want to be named. */
	readonly thanks: readonly string[];
}

export interface CorrectionsPage {
	readonly entries: readonly ListedCorrection[];
	readonly next: string | null;
}

export interface ReportedItem {
	readonly itemId: string;
	readonly name: string;
	/** The item's description; "" without one. */
	readonly detail: string;
	/** The present number; null for an item that is gone. */
	readonly value: number | null;
	readonly reports: readonly GameReport[];
}
