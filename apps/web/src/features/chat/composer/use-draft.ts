import { useState } from "react";
import { personalStore } from "../../../platform/personal-store.ts";

export function useDraft(playerId: string, friendId: string): readonly [string, (text: string) => void] {
	const store = personalStore("browser", playerId, `draft:${friendId}`);
	const [text, setText] = useState(() => store.read() ?? "");
	const change = (next: string) => {
		setText(next);
		store.write(next === "" ? null : next);
	};
	return [text, change];
}
