const HALF = "h-[30px] w-[15px] animate-trade";

/** The two halves of the logo, swapping places. */
export function Spinner({ label = "Loading" }: { label?: string }) {
	return (
		<span role="status" className="inline-flex gap-[3px]">
			<i className={`${HALF} rounded-l-full bg-higher`} />
			<i className={`${HALF} rounded-r-full bg-lower [animation-direction:alternate-reverse]`} />
			<span className="sr-only">{label}</span>
		</span>
	);
}

/** The placeholder of a page. As high as the screen, so that content below it appears only in its final place. */
export function PageSpinner() {
	return (
		<div className="grid min-h-[calc(100dvh-var(--bar))] place-content-center justify-items-center">
			<Spinner />
		</div>
	);
}
