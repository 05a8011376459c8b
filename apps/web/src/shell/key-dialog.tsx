import { useEffect, useEffectEvent, useState } from "react";
import { classicRules } from "../features/play/stage/classic-rules.ts";
import { HIGHER_OR_LOWER, type StageRules } from "../features/play/stage/stage-rules.ts";
import { toast } from "../platform/toasts.ts";
import { CloseButton, Modal } from "../ui/dialog.tsx";
import { letterKeys } from "../ui/letter-keys.ts";
import { Switch } from "../ui/switch.tsx";
import { turnLetterKeys } from "./stored-letter-keys.ts";

/** What a key does, and the keys that do it. Those that are pressed together are joined by "+". */
type Line = readonly [does: string, ...keys: string[]];

const linesOf = ({ higher, lower }: StageRules["buttons"]): Line[] => [
	[higher.label, ...higher.keycaps],
	[lower.label, ...lower.keycaps],
];

const GROUPS: readonly (readonly [title: string, lines: readonly Line[]])[] = [
	["Play", [...linesOf(HIGHER_OR_LOWER), ["Play again", "Enter"]]],
	["History", linesOf(classicRules("history").buttons)],
	[
		"Duels",
		[
			["Ready", "Enter"],
			["Rematch", "R"],
		],
	],
	[
		"Messages",
		[
			["Send", "Enter"],
			["New line", "Shift+Enter"],
		],
	],
	[
		"Editor",
		[
			["Undo", "Ctrl+Z"],
			["Redo", "Ctrl+Shift+Z"],
			["Next row", "Enter"],
			["Cells", "←", "↑", "↓", "→"],
			["Move item", "Alt+↑↓"],
			["Delete item", "Alt+Del"],
		],
	],
	[
		"Everywhere",
		[
			["Close", "Esc"],
			["These keys", "?"],
		],
	],
];

/** Lists the keys. While a round is played, a toast beside it says its keys: a dialog would cost the player time. */
export function KeyDialog({ onClose }: { onClose: () => void }) {
	const [ofRound] = useState(keysOfRound);
	const close = useEffectEvent(onClose);
	useEffect(() => {
		if (ofRound === "") return;
		toast("info", ofRound, { forMs: TOAST_MS, isAskedFor: true });
		close();
	}, [ofRound]);
	return ofRound === "" && <ListOfKeys onClose={onClose} />;
}

const TOAST_MS = 6000;

const SIGNS: Readonly<Record<string, string>> = {
	ArrowUp: "↑",
	ArrowDown: "↓",
	ArrowLeft: "←",
	ArrowRight: "→",
};

/** "Higher: ↑ or H, Lower: ↓ or L", from the buttons of the stage. */
function keysOfRound(): string {
	const buttons = document.querySelectorAll(".stage .dock-guess[aria-keyshortcuts]");
	return [...buttons]
		.map((button) => {
			const keys = button.getAttribute("aria-keyshortcuts")?.split(" ") ?? [];
			return `${labelOf(button)}: ${keys.map((key) => SIGNS[key] ?? key).join(" or ")}`;
		})
		.join(", ");
}

/** Without the keycaps, which only large screens show. */
function labelOf(button: Element): string {
	return [...button.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
}

function ListOfKeys({ onClose }: { onClose: () => void }) {
	const hasLetters = letterKeys.useValue();
	return (
		<Modal title="Keys" onClose={onClose} isText>
			<div className="mt-4 mb-6 columns-1 gap-8 sm:columns-2">
				{GROUPS.map(([title, lines]) => (
					<section key={title} className="mb-4 break-inside-avoid">
						<h3 className="text-lg">{title}</h3>
						<dl>
							{lines.map(([does, ...keys]) => (
								<div key={does} className="flex min-h-9 items-center justify-between gap-3">
									<dt className="text-muted">{does}</dt>
									<dd className="flex flex-wrap justify-end gap-1.5">
										{keys.map((key) => (
											<Keys key={key} pressed={key} />
										))}
									</dd>
								</div>
							))}
						</dl>
					</section>
				))}
			</div>
			<div className="mb-6 border-t border-line pt-5">
				<Switch
					label="Letter keys"
					hint="When off, H, L, E, R and ? press nothing: speech input may type them by chance. Arrows and Enter still work."
					isOn={hasLetters}
					onTurn={turnLetterKeys}
				/>
			</div>
			<CloseButton kind="quiet" wide>
				Done
			</CloseButton>
		</Modal>
	);
}

function Keys({ pressed }: { pressed: string }) {
	return (
		<span className="flex gap-0.5">
			{pressed.split("+").map((key) => (
				<kbd
					key={key}
					className="grid min-w-6 place-items-center rounded-[0.4rem] border-2 border-edge px-1.5 py-0.5 font-text text-sm leading-none font-semibold"
				>
					{key}
				</kbd>
			))}
		</span>
	);
}
