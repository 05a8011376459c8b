const PATHS = {
	plus: "M12 4v16m-8-8h16",
	home: "m3.5 11 8.5-7 8.5 7M6 9.5V20h4.5v-5.5h3V20H18V9.5",
	deck: "M8 4h11v13H8zM5 7.5V20h10.5",
	compass: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Zm-5.5-3.5-2 5-5 2 2-5Z",
	person: "M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0",
	chart: "M5 20v-7m7 7V4m7 16v-4",
	people:
		"M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9a6 6 0 0 1 12 0m1.5-9.2A3.5 3.5 0 0 0 16 4.2m2.5 15.8a6 6 0 0 0-2.2-4.6",
	cup: "M7 4h10v5a5 5 0 0 1-10 0V4Zm0 2H3v1a4 4 0 0 0 4 4m10-5h4v1a4 4 0 0 1-4 4m-5 3v4m-4 2h8",
	flame:
		"M12 21c3.9 0 6.5-2.5 6.5-6.2 0-3.1-1.9-5-3.3-7-.5 1.5-1.3 2.4-2.4 2.9.4-3.1-.8-5.9-3.5-7.7.2 3-1.1 4.7-2.2 6.3-.9 1.3-1.6 2.9-1.6 5.1C5.5 18.4 8.1 21 12 21Z",
	duel: "M12 4v16M3 5h6v14H3zm12 0h6v14h-6z",
	challenge: "M4 20 20 4m0 0h-6m6 0v6m0 10L4 4m0 0h6M4 4v6",
	pencil: "m4 20 1-5L16 4l4 4L9 19l-5 1Zm9.5-13.5 4 4",
	check: "m5 12.5 5 5 9-11",
	cross: "m6 6 12 12m0-12L6 18",
	clock: "M12 7v5l3.5 2.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
	chat: "M4 5h16v11H10l-5 4v-4H4V5Z",
	flag: "M6 21V4h12l-2.5 4.5L18 13H6",
	search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L21 21",
	down: "m6 9 6 6 6-6",
	gear: "M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM10.4 3h3.2l.5 2.6 1.9 1.1 2.5-.9 1.6 2.8-2 1.7v2.2l2 1.7-1.6 2.8-2.5-.9-1.9 1.1-.5 2.6h-3.2l-.5-2.6L8 16.1l-2.5.9-1.6-2.8 2-1.7v-2.2l-2-1.7L5.5 5.8 8 6.7l1.9-1.1z",
	help: "M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM9.3 9.3a2.8 2.8 0 1 1 3.7 2.7c-.7.3-1 .8-1 1.5v.3m0 3v.1",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name, ...rest }: Omit<LineIconProps, "path"> & { name: IconName }) {
	return <LineIcon path={PATHS[name]} {...rest} />;
}

interface LineIconProps {
	/** A path for a 24 by 24 view box. */
	path: string;
	/** The accessible name, if no text beside it says the same. */
	label?: string | undefined;
	className?: string | undefined;
}

export function LineIcon({ path, label, className = "size-6 stroke-[2.25]" }: LineIconProps) {
	return (
		<svg
			viewBox="0 0 24 24"
			role={label && "img"}
			aria-label={label}
			aria-hidden={label === undefined}
			className={`shrink-0 fill-none stroke-current ${className}`}
		>
			<path d={path} strokeLinecap="round" strokeLinejoin="round" />
		</svg>
	);
}
