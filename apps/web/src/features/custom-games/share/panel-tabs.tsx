import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

const PANELS = [
	{ id: "link", label: "Link" },
	{ id: "email", label: "Email" },
	{ id: "friends", label: "Friends" },
] as const;

export type Panel = (typeof PANELS)[number]["id"];

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface PanelTabsProps {
	shown: Panel;
	show: (panel: Panel) => void;
	children: ReactNode;
}

export function PanelTabs({ shown, show, children }: PanelTabsProps) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const move = (event: KeyboardEvent) => {
		const step = STEPS[event.key];
		if (!step) return;
		event.preventDefault();
		const at = PANELS.findIndex((panel) => panel.id === shown);
		const next = (at + step + PANELS.length) % PANELS.length;
		show(PANELS[next]?.id ?? shown);
		list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
	};
	return (
		<>
			<div
				ref={list}
				role="tablist"
				aria-label="Ways to share"
				className="mt-3 grid grid-cols-3 shadow-[inset_0_-2px_var(--line)]"
				onKeyDown={move}
			>
				{PANELS.map((panel) => (
					<button
						key={panel.id}
						type="button"
						role="tab"
						id={`${id}-${panel.id}`}
						aria-selected={panel.id === shown}
						aria-controls={`${id}-panel`}
						tabIndex={panel.id === shown ? 0 : -1}
						onClick={() => show(panel.id)}
						className="min-h-12 cursor-pointer border-b-4 border-transparent px-2 font-display text-lg font-bold text-muted -outline-offset-3 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
					>
						{panel.label}
					</button>
				))}
			</div>
			{/* The same height for each tab, so that the dialog does not jump. */}
			<div
				id={`${id}-panel`}
				role="tabpanel"
				aria-labelledby={`${id}-${shown}`}
				className="grid min-h-96 grid-cols-[minmax(0,1fr)] pt-5"
			>
				{children}
			</div>
		</>
	);
}
