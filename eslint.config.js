import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.cache/**', 'test-results/**'] },
  ...tseslint.configs.recommendedTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      // An interface of promises is kept by functions that need not wait; plugins of Fastify are such.
      '@typescript-eslint/require-await': 'off',
      // Objects of functions are passed about here, classes with `this` hardly.
      '@typescript-eslint/unbound-method': 'off',
      // An empty text is nothing, too.
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
      // `word[0] === "x"` says it, too.
      '@typescript-eslint/prefer-string-starts-ends-with': 'off',
      // An id in brackets is data.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  { files: ['scripts/**', 'build/**', 'checks/**', 'deploy/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  {
    // What a test reads of an answer is checked by what it expects; plain JavaScript says its types in comments.
    files: ['**/*.{test,spec}.{ts,tsx}', '**/*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
);
