import { ITEM_FIELDS } from "@hilo/rules/custom-games/item";
import { isPrivacyLevel } from "@hilo/rules/custom-games/privacy";
import { useEffect, useEffectEvent, useState } from "react";
import { trpc } from "../../../platform/api/trpc.ts";
import { personalValue } from "../../../platform/stored-value.ts";
import { MAX_ROWS } from "./model/changes.ts";
import type { Row, Sheet } from "./model/sheet.ts";

/** An unsaved game as the browser stores it: one for each game, and one for a new game. */
export interface Draft {
	/** Lets the server recognise a new game that is sent twice. */
	readonly clientId: string;
	/** Whether a new game was sent already. It may exist although no answer came. */
	readonly wasSent: boolean;
	readonly version: number | null;
	/** The saved game that was edited. */
	readonly base: Sheet | null;
	readonly sheet: Sheet;
}

/** @param gameId null for a new game */
export function storedDraft(playerId: string, gameId: string | null) {
	// Earlier versions numbered several drafts a game: theirs must still be found.
	return personalValue("browser", playerId, `game-draft:${gameId ?? "new"}:0`, parseDraft);
}

/** A draft is stored this long after the last change. */
const STORE_AFTER_MS = 600;

export type DraftStatus = "none" | "storing" | "stored" | "failed";

/** Stores the draft; null removes it. With the game open in two tabs, the last change is stored. */
export function useStoreDraft(playerId: string, gameId: string | null, draft: Draft | null): DraftStatus {
	const { me } = trpc.useUtils();
	const [stored] = useState(() => storedDraft(playerId, gameId));
	const [status, setStatus] = useState<DraftStatus>(draft ? "stored" : "none");
	const store = useEffectEvent(() => {
		// Signing out has removed the drafts.
		if (me.get.getData()?.user?.id !== playerId) return;
		const isDone = stored.write(draft);
		setStatus(draft === null ? "none" : isDone ? "stored" : "failed");
	});
	useEffect(() => {
		if (draft === null) return store();
		setStatus("storing");
		const timer = setTimeout(() => store(), STORE_AFTER_MS);
		return () => clearTimeout(timer);
	}, [draft]);
	// Another tab that saved the game has removed the draft.
	const storeAgain = useEffectEvent(() => {
		if (draft !== null) store();
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

type Unknown<Known> = Partial<Record<keyof Known, unknown>>;
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

export function parseDraft(stored: unknown): Draft | null {
	if (!isObject(stored)) return null;
	const { clientId, wasSent, version, base, sheet: content }: Unknown<Draft> = stored;
	const sheet = parseSheet(content);
	if (typeof clientId !== "string" || !sheet) return null;
	return {
		clientId,
		wasSent: wasSent === true,
		version: typeof version === "number" ? version : null,
		base: parseSheet(base),
		sheet,
	};
}

function parseSheet(stored: unknown): Sheet | null {
	if (!isObject(stored)) return null;
	const { name, description, valueLabel, privacyLevel, timerSeconds, rows }: Unknown<Sheet> = stored;
	const isText = [name, description, valueLabel, privacyLevel].every((text) => typeof text === "string");
	if (!isText || typeof timerSeconds !== "number" || !Array.isArray(rows)) return null;
	const level = String(privacyLevel);
	const parsedRows = rows.slice(0, MAX_ROWS).flatMap(parseRow);
	if (!isPrivacyLevel(level) || parsedRows.length === 0) return null;
	return {
		name: String(name),
		description: String(description),
		valueLabel: String(valueLabel),
		privacyLevel: level,
		timerSeconds,
		rows: parsedRows,
	};
}

function parseRow(stored: unknown): Row[] {
	if (!isObject(stored)) return [];
	const { id, ...cells }: Unknown<Row> = stored;
	if (typeof id !== "string") return [];
	const texts = ITEM_FIELDS.map((field) => [field, typeof cells[field] === "string" ? cells[field] : ""]);
	return [{ id, ...Object.fromEntries(texts) }];
}
