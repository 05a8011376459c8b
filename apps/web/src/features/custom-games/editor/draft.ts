import { isPrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { personalValue } from "../../../platform/stored-value.ts";
import { MAX_ROWS } from "./model/changes.ts";
import { blankRow, emptySheet, type Sheet } from "./model/sheet.ts";
import type { Origin } from "./use-saving.ts";

/** An unsaved game as the browser stores it: one for each game, and one for a new game. */
export interface Draft extends Omit<Origin, "id" | "saved"> {
	readonly sheet: Sheet;
}

/** @param gameId null for a new game */
export function storedDraft(playerId: string, gameId: string | null) {
	return personalValue("browser", playerId, `game-draft:${gameId ?? "new"}`, parseDraft);
}

/** A draft is stored this long after the last change. */
const STORE_AFTER_MS = 600;

export type DraftStatus = "none" | "storing" | "stored" | "failed";

/** Stores the draft; null removes it. With the game open in two tabs, the last change is stored. */
export function useStoreDraft(playerId: string, gameId: string | null, draft: Draft | null): DraftStatus {
	const { me } = trpc.useUtils();
	const [status, setStatus] = useState<DraftStatus>(draft ? "stored" : "none");
	/** The draft that this tab has last read or stored. */
	const known = useRef(draft);
	const store = useEffectEvent(() => {
		// Signing out has removed the drafts.
		if (me.get.getData()?.user?.id !== playerId) return;
		const isDone = storedDraft(playerId, gameId).write(draft);
		// A draft that was not stored is tried again when the page is left.
		if (isDone) known.current = draft;
		setStatus(draft === null ? "none" : isDone ? "stored" : "failed");
	});
	useEffect(() => {
		if (draft === null) return store();
		if (draft === known.current) return;
		setStatus("storing");
		const timer = setTimeout(() => store(), STORE_AFTER_MS);
		return () => clearTimeout(timer);
	}, [draft]);
	// Another tab may have removed the draft by saving the game, or have stored a newer one, which stays.
	const storeAgain = useEffectEvent(() => {
		if (draft !== null && (draft !== known.current || storedDraft(playerId, gameId).read() === null)) store();
	});
	useEffect(() => {
		const leave = () => storeAgain();
		addEventListener("pagehide", leave);
		return () => {
			removeEventListener("pagehide", leave);
			leave();
		};
	}, []);
	return status;
}

export function parseDraft(stored: unknown): Draft | null {
	if (!isLike({ clientId: "", wasSent: false, version: 0, sheet: {} }, stored)) return null;
	const { clientId, wasSent, version } = stored;
	const sheet = parseSheet(stored.sheet);
	return sheet && { clientId, wasSent, version, sheet };
}

function parseSheet(stored: unknown): Sheet | null {
	const { thousandsSeparator: _, ...blank } = emptySheet();
	if (!isLike(blank, stored) || !isPrivacyLevel(stored.privacyLevel)) return null;
	if (!Array.isArray(stored.rows)) return null;
	const rows = stored.rows.filter((row: unknown) => isLike(blankRow(""), row)).slice(0, MAX_ROWS);
	const { thousandsSeparator }: Partial<Record<keyof Sheet, unknown>> = stored;
	const chosen = typeof thousandsSeparator === "boolean" ? thousandsSeparator : null;
	return rows.length > 0 ? { ...stored, thousandsSeparator: chosen, rows } : null;
}

/** Returns whether a stored value has all fields of a sample, with values of the same types. */
function isLike<Sample extends object>(sample: Sample, stored: unknown): stored is Sample {
	if (typeof stored !== "object" || stored === null) return false;
	const values = new Map<string, unknown>(Object.entries(stored));
	return Object.entries(sample).every(([key, value]) => typeof values.get(key) === typeof value);
}
