// The node-* packages state os and cpu as strings, which pnpm ignores: it would fetch every platform's Node.
export const hooks = {
	readPackage(pkg) {
		for (const key of ["os", "cpu", "libc"]) {
			if (typeof pkg[key] === "string") pkg[key] = [pkg[key]];
		}
		return pkg;
	},
};
