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
      // An id in brackets is data.
      '@typescript-eslint/dot-notation': 'off',
    },
  },
  { files: ['scripts/**', 'build/**', 'checks/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
);
