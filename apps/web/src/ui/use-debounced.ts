import { useEffect, useState } from "react";

/** Follows a value after a pause in its changes, of `ms`. The second result sets it without the pause. */
export function useDebounced<Value>(value: Value, ms: number) {
	const [settled, settle] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => settle(() => value), ms);
		return () => clearTimeout(timer);
	}, [value, ms]);
	return [settled, settle] as const;
}
