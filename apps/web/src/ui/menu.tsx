import { useHydrated } from "@tanstack/react-router";
import {
	type ComponentProps,
	type ReactNode,
	type ToggleEvent,
	useEffect,
	useEffectEvent,
	useId,
	useRef,
	useState,
} from "react";
import { LineIcon } from "./icon.tsx";

/** The gap between button and menu, in pixels. */
const GAP = 4;
/** Between the menu and the edge of the window, in pixels. */
const EDGE = 8;
/** Until its entries are shown, the menu counts as this high, in pixels. */
const ROOM = 200;
const PHONE = "(max-width: 39.99rem)";

interface MenuProps {
	/** The accessible name of the menu and, without `buttonLabel`, of the button. */
	label: string;
	buttonLabel?: string;
	buttonClass: string;
	button: ReactNode;
	/** Which edge of the button the menu keeps to. */
	align?: "start" | "end";
	/** On phones it comes from the bottom of the screen. */
	isSheet?: boolean;
	className?: string;
	/** Elements with the role "menuitem" or "menuitemradio"; a checked one gets the first focus. */
	children: ReactNode;
}

const MENU =
	"fixed m-0 max-h-(--room) max-w-[calc(100vw-1rem)] min-w-44 overflow-x-hidden overflow-y-auto overscroll-contain rounded-md border-2 border-line bg-raise py-2 text-base font-normal text-ink shadow-lift";

/** A button and its menu. The browser closes it on Escape and on a press elsewhere; a choice closes it too. */
export function Menu({
	label,
	buttonLabel = label,
	buttonClass,
	button: buttonContent,
	align = "end",
	isSheet = false,
	className = "",
	children,
}: MenuProps) {
	const id = useId();
	const isAwake = useHydrated();
	const button = useRef<HTMLButtonElement>(null);
	const menu = useRef<HTMLDivElement>(null);
	const [isOpen, setOpen] = useState(false);
	const isBottom = () => isSheet && matchMedia(PHONE).matches;
	const put = () => {
		if (!menu.current || !button.current) return;
		if (isBottom()) Object.assign(menu.current.style, { inset: "auto 0 0 0" });
		else place(menu.current, button.current, align);
	};
	const follow = useEffectEvent(() => {
		if (!button.current || isBottom()) return;
		const { top, bottom } = button.current.getBoundingClientRect();
		if (bottom < 0 || top > window.innerHeight) menu.current?.hidePopover();
		else put();
	});
	// The menu moves with its button, and is closed when the button leaves the screen.
	useEffect(() => {
		if (!isOpen) return;
		const ended = new AbortController();
		// Captures the scrolling of the page and of lists.
		const options = { passive: true, capture: true, signal: ended.signal };
		for (const name of ["scroll", "resize"]) addEventListener(name, () => follow(), options);
		return () => ended.abort();
	}, [isOpen]);
	const open = ({ newState }: ToggleEvent) => {
		if (newState !== "open") return;
		put();
		setOpen(true);
	};
	// Keeps the entries until the browser has returned the focus to the button.
	const enterOrLeave = ({ newState }: ToggleEvent) => {
		if (newState !== "open") return setOpen(false);
		// Now its size is known.
		put();
		const choices = choicesOf(menu.current);
		const first = choices.find((choice) => choice.ariaChecked === "true") ?? choices[0];
		first?.focus();
	};
	return (
		<>
			<button
				ref={button}
				type="button"
				popoverTarget={id}
				aria-label={buttonLabel}
				aria-haspopup="menu"
				// Until then it would open without its entries.
				data-waking={!isAwake || undefined}
				className={buttonClass}
			>
				{buttonContent}
			</button>
			<div
				ref={menu}
				id={id}
				popover="auto"
				role="menu"
				aria-label={label}
				tabIndex={-1}
				onBeforeToggle={open}
				onToggle={enterOrLeave}
				onClick={() => menu.current?.hidePopover()}
				onKeyDown={(event) => {
					if (event.key === "Tab") menu.current?.hidePopover();
					else if (move(menu.current, event.key)) event.preventDefault();
				}}
				className={`${MENU} ${isSheet ? "max-sm:bottom-sheet" : ""} ${className}`}
			>
				{isOpen && children}
			</div>
		</>
	);
}

/** Aligns an edge of the menu with the button's, within the window: below it or, where that has more room, above it. */
function place(menu: HTMLElement, button: HTMLElement, align: "start" | "end"): void {
	const { top, left, right, bottom } = button.getBoundingClientRect();
	const { clientWidth, clientHeight } = document.documentElement;
	const above = top - GAP - EDGE;
	const below = clientHeight - bottom - GAP - EDGE;
	const isAbove = below < Math.max(menu.scrollHeight, ROOM) && above > below;
	const shift = (offset: number) =>
		`${Math.max(EDGE, Math.min(offset, clientWidth - menu.offsetWidth - EDGE))}px`;
	Object.assign(menu.style, {
		inset: align === "end" ? `auto ${shift(clientWidth - right)} auto auto` : `auto auto auto ${shift(left)}`,
		...(isAbove ? { bottom: `${clientHeight - top + GAP}px` } : { top: `${bottom + GAP}px` }),
	});
	menu.style.setProperty("--room", `${isAbove ? above : below}px`);
}

/** Moves the focus between entries on arrow keys, Home and End. Returns whether it did. */
function move(menu: HTMLElement | null, key: string): boolean {
	const choices = choicesOf(menu);
	const at = choices.findIndex((choice) => choice.matches(":focus"));
	const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[key];
	if (next === undefined) return false;
	choices[(next + choices.length) % choices.length]?.focus();
	return true;
}

const choicesOf = (menu: HTMLElement | null) => [
	...(menu?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? []),
];

const DOTS = "M5 12h.01M12 12h.01M19 12h.01";

interface MoreMenuProps {
	/** The accessible name of the button. */
	label: string;
	/** `MenuButton`s, and links with the role "menuitem" and the classes `MENU_ENTRY`. */
	children: ReactNode;
	className?: string;
}

export const MENU_ENTRY =
	"flex min-h-11 w-full cursor-pointer items-center px-4 text-left whitespace-nowrap -outline-offset-3 hover:bg-sunk focus:bg-sunk";

export function MenuButton({ className = "", ...rest }: ComponentProps<"button">) {
	return <button type="button" role="menuitem" className={`${MENU_ENTRY} ${className}`} {...rest} />;
}

/** A menu behind three dots. */
export function MoreMenu({ label, children, className = "" }: MoreMenuProps) {
	return (
		<Menu
			label={label}
			buttonClass={`press grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink ${className}`}
			button={<LineIcon path={DOTS} className="size-6 stroke-4" />}
		>
			{children}
		</Menu>
	);
}
