import { useHydrated } from "@tanstack/react-router";
import {
	type ComponentProps,
	type ReactNode,
	type RefObject,
	type ToggleEvent,
	useEffect,
	useId,
	useRef,
	useState,
} from "react";
import { LineIcon } from "./icon.tsx";

const DOTS = "M5 12h.01M12 12h.01M19 12h.01";
/** The gap between button and menu, in pixels. */
const GAP = 4;
/** With less space below the button, in pixels, the menu opens above it. */
const ROOM = 200;

interface MoreMenuProps {
	/** The accessible name of the button. */
	label: string;
	/** `MenuButton`s, and links with the role "menuitem" and the classes `MENU_ENTRY`. */
	children: ReactNode;
	className?: string;
	/** The button's path for `LineIcon`; three dots by default. */
	icon?: string;
	/** Aligns the menu's left edge with the button's instead of the right ones. */
	isLeft?: boolean;
}

export const MENU_ENTRY =
	"flex min-h-11 w-full cursor-pointer items-center px-4 text-left whitespace-nowrap -outline-offset-3 hover:bg-sunk focus:bg-sunk";

export function MenuButton({ className = "", ...rest }: ComponentProps<"button">) {
	return <button type="button" role="menuitem" className={`${MENU_ENTRY} ${className}`} {...rest} />;
}

/** A menu behind a button. The browser closes it on Escape and on a press elsewhere; a choice closes it too. */
export function MoreMenu({ label, children, className = "", icon = DOTS, isLeft = false }: MoreMenuProps) {
	const id = useId();
	const isAwake = useHydrated();
	const button = useRef<HTMLButtonElement>(null);
	const menu = useRef<HTMLDivElement>(null);
	const [isOpen, setOpen] = useState(false);
	useStaysBeside(menu, button, { isOpen, isLeft });
	const open = ({ newState }: ToggleEvent) => {
		if (newState !== "open") return;
		if (button.current && menu.current) place(menu.current, button.current, isLeft);
		setOpen(true);
	};
	// Keeps the entries until the browser has returned the focus to the button.
	const enterOrLeave = ({ newState }: ToggleEvent) => {
		if (newState === "open") choicesOf(menu.current)[0]?.focus({ preventScroll: true });
		else setOpen(false);
	};
	return (
		<>
			<button
				ref={button}
				type="button"
				popoverTarget={id}
				aria-label={label}
				aria-haspopup="menu"
				disabled={!isAwake}
				data-waking={!isAwake || undefined}
				className={`press grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink ${className}`}
			>
				<LineIcon path={icon} className="size-6 stroke-4" />
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
				className="fixed m-0 min-w-44 overflow-hidden rounded-md border-2 border-line bg-raise py-2 text-base font-normal text-ink shadow-lift"
			>
				{isOpen && children}
			</div>
		</>
	);
}

/** Aligns an edge of the menu with the button's, below it or, without space, above it. */
function place(menu: HTMLElement, button: HTMLElement, isLeft: boolean): void {
	const { top, left, right, bottom } = button.getBoundingClientRect();
	const { clientWidth, clientHeight } = document.documentElement;
	const isAbove = clientHeight - bottom < ROOM && top > clientHeight - bottom;
	Object.assign(menu.style, {
		inset: isLeft ? `auto auto auto ${left}px` : `auto ${clientWidth - right}px auto auto`,
		...(isAbove ? { bottom: `${clientHeight - top + GAP}px` } : { top: `${bottom + GAP}px` }),
	});
}

/** Moves the focus between entries on arrow keys. Returns whether it did. */
function move(menu: HTMLElement | null, key: string): boolean {
	const step = { ArrowDown: 1, ArrowUp: -1 }[key];
	if (!step) return false;
	const choices = choicesOf(menu);
	const at = choices.findIndex((choice) => choice.matches(":focus"));
	choices[(at + step + choices.length) % choices.length]?.focus();
	return true;
}

const choicesOf = (menu: HTMLElement | null) => [
	...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? []),
];

/** Moves the menu with its button on scrolling, and closes it when the button leaves the screen. */
function useStaysBeside(
	menu: RefObject<HTMLElement | null>,
	button: RefObject<HTMLElement | null>,
	{ isOpen, isLeft }: { isOpen: boolean; isLeft: boolean },
): void {
	useEffect(() => {
		if (!isOpen) return;
		const follow = () => {
			if (!menu.current || !button.current) return;
			const { top, bottom } = button.current.getBoundingClientRect();
			if (bottom < 0 || top > window.innerHeight) menu.current.hidePopover();
			else place(menu.current, button.current, isLeft);
		};
		// Captures the scrolling of the page and of lists.
		const options = { passive: true, capture: true };
		window.addEventListener("scroll", follow, options);
		return () => window.removeEventListener("scroll", follow, options);
	}, [menu, button, isOpen, isLeft]);
}
