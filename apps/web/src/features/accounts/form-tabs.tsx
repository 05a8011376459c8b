import { Link } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";

type AccountForm = "sign-in" | "sign-up";

const TABS = [
	{ form: "sign-in", label: "Sign In" },
	{ form: "sign-up", label: "Sign Up" },
] as const;

export const PANEL_ID = "account-form";
export const tabId = (form: AccountForm) => `${form}-tab`;

const ARROWS = ["ArrowLeft", "ArrowRight"];

/** The two segments of the card. They are links, since each form has an address, and work without script. */
export function FormTabs({ shown }: { shown: AccountForm }) {
	const onKeyDown = (event: KeyboardEvent) => {
		if (!ARROWS.includes(event.key)) return;
		event.preventDefault();
		const other = document.getElementById(tabId(shown === "sign-in" ? "sign-up" : "sign-in"));
		other?.focus();
		other?.click();
	};
	return (
		<div
			role="tablist"
			aria-label="Account"
			className="grid grid-cols-2 gap-1 rounded-full border-2 border-edge bg-paper p-1"
			onKeyDown={onKeyDown}
		>
			{TABS.map(({ form, label }) => (
				<Link
					key={form}
					role="tab"
					id={tabId(form)}
					to="/sign-in"
					search={({ from }) => ({ from, mode: form })}
					replace
					resetScroll={false}
					// Without this both count as the current page, because they share a path.
					activeOptions={{ exact: true, explicitUndefined: true }}
					aria-selected={form === shown}
					aria-controls={PANEL_ID}
					tabIndex={form === shown ? 0 : -1}
					className="grid min-h-11 place-items-center rounded-full border-2 border-transparent px-3 font-display text-lg font-bold text-muted hover:text-ink aria-selected:border-ink aria-selected:bg-accent/20 aria-selected:text-ink"
				>
					{label}
				</Link>
			))}
		</div>
	);
}
