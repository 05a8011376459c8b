const MARKS = {
	open: { sign: "VS", look: "bg-ink text-paper" },
	right: { sign: <Stroke path="m5 12.5 5 5 9-11" />, look: "bg-correct text-on-correct" },
	wrong: { sign: <Stroke path="m6 6 12 12m0-12L6 18" />, look: "bg-wrong text-on-wrong" },
} as const;

/** The medallion where two halves meet, in the middle of whatever positioned box it is put into. Words beside it say the same. */
export function Seam({ mark = "open", small }: { mark?: keyof typeof MARKS; small?: boolean }) {
	const { sign, look } = MARKS[mark];
	return (
		<span
			aria-hidden="true"
			className={`absolute top-1/2 left-1/2 grid -translate-1/2 place-items-center rounded-full font-display font-extrabold ring-6 ring-raise ${small ? "size-11" : "size-14 text-xl"} ${look}`}
		>
			{sign}
		</span>
	);
}

function Stroke({ path }: { path: string }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" className="size-7 fill-none stroke-current stroke-4">
			<path d={path} />
		</svg>
	);
}
