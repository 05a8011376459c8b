/** The two halves of the mark, trading places. */
export function Spinner({ label = "Loading" }: { label?: string }) {
	return (
		<span role="status" className="spinner">
			<i />
			<i />
			<span className="sr-only">{label}</span>
		</span>
	);
}

/** Stands where a page will be. */
export function PageSpinner() {
	return (
		<div className="grid min-h-[60dvh] place-items-center">
			<Spinner />
		</div>
	);
}
